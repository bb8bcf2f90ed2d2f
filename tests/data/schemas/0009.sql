-- {"finished": "tGZPTeQnvX68615R", "tokens": {"Ada": "ECxiHnsBSMyzK9g_mLgL-TPnYdzIzv7v8mv3dzT9vzU", "Ben": "UvNqBZx7k9-BS8bLpGUAv5Oimf4lUhnMktahH8SeTkw"}, "running": "JkhvKMbHxo9MN0Sn", "running_feud": "m4WcdncanganG9Z7", "running_tide": "iuy0ZsAoPHIiFpkY", "running_change": "UXd-50BgwFvw-8eT", "clocked": "6d8HC66HfKTKlTUL", "waiting": "mdWFV6gNhzBsWv6N", "recovery": {"code": "N7HG-D6GV-HP12-R3EV-ZB90"}, "bot": {"id": "pee2LvLK1pOimxuL", "name": "Roboto", "token": "qdbot_HTa9jXZVTfOsKI_hCEYLznZY-DHqOrYwYmsCoFdkPf4"}, "ids": {"Ada": "xUIVYHEZY6sVB0Yo", "Ben": "KJisna8uYWeqM0MW"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE bots (
	id VARCHAR(32) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	token_hash VARCHAR(64), 
	created FLOAT NOT NULL, 
	used FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "bots" VALUES('pee2LvLK1pOimxuL','xUIVYHEZY6sVB0Yo','Roboto','78b7add207fc45509349cf5bf000164b98f0f77f9bee753ac946b7b1e6571acc',1.79537707570896363259e+09,NULL);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, keeper VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('xUIVYHEZY6sVB0Yo','Ada',1.79537706167493104928e+09,NULL);
INSERT INTO "guests" VALUES('KJisna8uYWeqM0MW','Benjamin',1.79537706174524497987e+09,NULL);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('6d8HC66HfKTKlTUL',1,'{"type":"created","at":1795377073.1563885,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"f1c7060027b58e850ddd2f01f8dcf17b66212c593dd9c692ee957a0a01a40bd2","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"xUIVYHEZY6sVB0Yo","listed":false,"aids":true,"rules":1,"evening":"","title":"By letter","clock":{"decision":86400.0,"budget":null,"increment":0.0},"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false}');
INSERT INTO "log" VALUES('6d8HC66HfKTKlTUL',2,'{"type":"sat","seat":0,"guest":"xUIVYHEZY6sVB0Yo","name":"Ada","owner":null,"at":1795377073.1563885}');
INSERT INTO "log" VALUES('6d8HC66HfKTKlTUL',3,'{"type":"sat","seat":1,"guest":"KJisna8uYWeqM0MW","name":"Ben","owner":null,"at":1795377073.1699748}');
INSERT INTO "log" VALUES('6d8HC66HfKTKlTUL',4,'{"type":"decided","seat":2,"actions":[11],"standin":false,"at":1795377073.1755176}');
INSERT INTO "log" VALUES('6d8HC66HfKTKlTUL',5,'{"type":"decided","seat":0,"actions":[13],"standin":false,"at":1795377073.1804082}');
INSERT INTO "log" VALUES('6d8HC66HfKTKlTUL',6,'{"type":"decided","seat":1,"actions":[12],"standin":false,"at":1795377073.1913788}');
INSERT INTO "log" VALUES('6d8HC66HfKTKlTUL',7,'{"type":"decided","seat":0,"actions":[20],"standin":false,"at":1795377073.2043755}');
INSERT INTO "log" VALUES('6d8HC66HfKTKlTUL',8,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795377075.3932278}');
INSERT INTO "log" VALUES('7_uOtHvleU7R-u9E',1,'{"type":"created","at":1795377067.3235042,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"89d3dbfe5fbd2dd2896ab6fb90e6b3e6357a2b9885488127c86994b5a971a1ed","chairs":[{"kind":"person","level":null,"guest":"xUIVYHEZY6sVB0Yo","name":"Ada","owner":null},{"kind":"person","level":null,"guest":"KJisna8uYWeqM0MW","name":"Ben","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"xUIVYHEZY6sVB0Yo","listed":false,"aids":true,"rules":1,"evening":"tGZPTeQnvX68615R","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false}');
INSERT INTO "log" VALUES('7_uOtHvleU7R-u9E',2,'{"type":"sat","seat":0,"guest":"xUIVYHEZY6sVB0Yo","name":"Ada","owner":null,"at":1795377067.3235042}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',1,'{"type":"created","at":1795377067.332074,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"33acbbcd7fadf5382a63b61c8b13e8e614a779cf28ce7a8523df05f695954feb","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"xUIVYHEZY6sVB0Yo","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',2,'{"type":"sat","seat":0,"guest":"xUIVYHEZY6sVB0Yo","name":"Ada","owner":null,"at":1795377067.332074}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',3,'{"type":"sat","seat":1,"guest":"KJisna8uYWeqM0MW","name":"Ben","owner":null,"at":1795377067.3609984}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',4,'{"type":"decided","seat":2,"actions":[30],"standin":false,"at":1795377067.3670402}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',5,'{"type":"decided","seat":0,"actions":[33],"standin":false,"at":1795377067.3718147}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',6,'{"type":"decided","seat":1,"actions":[31],"standin":false,"at":1795377067.3784823}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',7,'{"type":"decided","seat":0,"actions":[35],"standin":false,"at":1795377067.385254}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',8,'{"type":"decided","seat":1,"actions":[36],"standin":false,"at":1795377067.3904028}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',9,'{"type":"decided","seat":2,"actions":[32],"standin":false,"at":1795377067.4049807}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',10,'{"type":"decided","seat":1,"actions":[51],"standin":false,"at":1795377067.415185}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',11,'{"type":"decided","seat":2,"actions":[52],"standin":false,"at":1795377067.4273846}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',12,'{"type":"decided","seat":0,"actions":[53],"standin":false,"at":1795377067.4314024}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',13,'{"type":"decided","seat":0,"actions":[39],"standin":false,"at":1795377067.4349973}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',14,'{"type":"decided","seat":1,"actions":[43],"standin":false,"at":1795377067.4387202}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',15,'{"type":"decided","seat":2,"actions":[42],"standin":false,"at":1795377071.7100155}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',16,'{"type":"decided","seat":1,"actions":[58],"standin":false,"at":1795377071.7180173}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',17,'{"type":"spoke","guest":"xUIVYHEZY6sVB0Yo","name":"Ada","text":"my move?","at":1795377071.726411,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',18,'{"type":"decided","seat":2,"actions":[38],"standin":false,"at":1795377071.7350988}');
INSERT INTO "log" VALUES('JkhvKMbHxo9MN0Sn',19,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795377075.3840175}');
INSERT INTO "log" VALUES('Om3GDUTvpTWxVVRn',1,'{"type":"created","at":1795377073.344194,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"151bd6ab648a60acefada1bd5577d1ab2069666e88030a870a3fcba486045629","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"xUIVYHEZY6sVB0Yo","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false}');
INSERT INTO "log" VALUES('Om3GDUTvpTWxVVRn',2,'{"type":"sat","seat":0,"guest":"xUIVYHEZY6sVB0Yo","name":"Ada","owner":null,"at":1795377073.344194}');
INSERT INTO "log" VALUES('Om3GDUTvpTWxVVRn',3,'{"type":"sat","seat":1,"guest":"KJisna8uYWeqM0MW","name":"Ben","owner":null,"at":1795377073.3699105}');
INSERT INTO "log" VALUES('Om3GDUTvpTWxVVRn',4,'{"type":"left","seat":1,"removed":false,"at":1795377073.3759503}');
INSERT INTO "log" VALUES('Om3GDUTvpTWxVVRn',5,'{"type":"sat","seat":2,"guest":"KJisna8uYWeqM0MW","name":"Ben","owner":null,"at":1795377073.575043}');
INSERT INTO "log" VALUES('Om3GDUTvpTWxVVRn',6,'{"type":"arranged","title":"Evening round","locked":false,"watching":null,"paused":null,"talk":null,"at":1795377073.775722}');
INSERT INTO "log" VALUES('Om3GDUTvpTWxVVRn',7,'{"type":"host_given","seat":2,"at":1795377073.7811875}');
INSERT INTO "log" VALUES('Om3GDUTvpTWxVVRn',8,'{"type":"renamed","seat":2,"name":"Benjamin","owner":null,"at":1795377075.3953972}');
INSERT INTO "log" VALUES('Se7lBflFGQFEM0D6',1,'{"type":"created","at":1795377074.1417642,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"31c69350522a96bc5f85ced47df17388874bddb58ff5b02514b21238f98f2e08","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"xUIVYHEZY6sVB0Yo","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false}');
INSERT INTO "log" VALUES('Se7lBflFGQFEM0D6',2,'{"type":"sat","seat":0,"guest":"xUIVYHEZY6sVB0Yo","name":"Ada","owner":null,"at":1795377074.1417642}');
INSERT INTO "log" VALUES('Se7lBflFGQFEM0D6',3,'{"type":"sat","seat":1,"guest":"KJisna8uYWeqM0MW","name":"Ben","owner":null,"at":1795377074.1565006}');
INSERT INTO "log" VALUES('Se7lBflFGQFEM0D6',4,'{"type":"decided","seat":0,"actions":[14],"standin":false,"at":1795377074.1648746}');
INSERT INTO "log" VALUES('Se7lBflFGQFEM0D6',5,'{"type":"decided","seat":0,"actions":[37],"standin":false,"at":1795377074.1700351}');
INSERT INTO "log" VALUES('Se7lBflFGQFEM0D6',6,'{"type":"decided","seat":0,"actions":[24],"standin":false,"at":1795377074.17405}');
INSERT INTO "log" VALUES('Se7lBflFGQFEM0D6',7,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795377074.1777842}');
INSERT INTO "log" VALUES('Se7lBflFGQFEM0D6',8,'{"type":"decided","seat":0,"actions":[33],"standin":false,"at":1795377074.1818955}');
INSERT INTO "log" VALUES('Se7lBflFGQFEM0D6',9,'{"type":"ended","why":"concession","seat":0,"at":1795377074.1855326}');
INSERT INTO "log" VALUES('UXd-50BgwFvw-8eT',1,'{"type":"created","at":1795377072.0827415,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"faa305e9c17268bd9b1bd7b98bd6a68c547a1f1986e84f93cfb39318d062aa64","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"xUIVYHEZY6sVB0Yo","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false}');
INSERT INTO "log" VALUES('UXd-50BgwFvw-8eT',2,'{"type":"sat","seat":0,"guest":"xUIVYHEZY6sVB0Yo","name":"Ada","owner":null,"at":1795377072.0827415}');
INSERT INTO "log" VALUES('UXd-50BgwFvw-8eT',3,'{"type":"sat","seat":1,"guest":"KJisna8uYWeqM0MW","name":"Ben","owner":null,"at":1795377072.1198757}');
INSERT INTO "log" VALUES('UXd-50BgwFvw-8eT',4,'{"type":"decided","seat":1,"actions":[4],"standin":false,"at":1795377072.1360004}');
INSERT INTO "log" VALUES('UXd-50BgwFvw-8eT',5,'{"type":"decided","seat":2,"actions":[0],"standin":false,"at":1795377072.2161849}');
INSERT INTO "log" VALUES('UXd-50BgwFvw-8eT',6,'{"type":"decided","seat":0,"actions":[7],"standin":false,"at":1795377072.254748}');
INSERT INTO "log" VALUES('UXd-50BgwFvw-8eT',7,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795377072.2618113}');
INSERT INTO "log" VALUES('UXd-50BgwFvw-8eT',8,'{"type":"decided","seat":1,"actions":[12],"standin":false,"at":1795377072.266965}');
INSERT INTO "log" VALUES('UXd-50BgwFvw-8eT',9,'{"type":"decided","seat":2,"actions":[5],"standin":false,"at":1795377072.2959867}');
INSERT INTO "log" VALUES('UXd-50BgwFvw-8eT',10,'{"type":"decided","seat":1,"actions":[16],"standin":false,"at":1795377072.3016596}');
INSERT INTO "log" VALUES('UXd-50BgwFvw-8eT',11,'{"type":"decided","seat":2,"actions":[21],"standin":false,"at":1795377073.1243143}');
INSERT INTO "log" VALUES('UXd-50BgwFvw-8eT',12,'{"type":"decided","seat":0,"actions":[24],"standin":false,"at":1795377073.1362848}');
INSERT INTO "log" VALUES('UXd-50BgwFvw-8eT',13,'{"type":"spoke","guest":"xUIVYHEZY6sVB0Yo","name":"Ada","text":"my move?","at":1795377073.1439419,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('UXd-50BgwFvw-8eT',14,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795377075.3910263}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',1,'{"type":"created","at":1795377071.946111,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"3657081ac27574b0a0be0cad933d21b9937ccbf57d4d49dad687a55c7015fb44","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"xUIVYHEZY6sVB0Yo","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',2,'{"type":"sat","seat":0,"guest":"xUIVYHEZY6sVB0Yo","name":"Ada","owner":null,"at":1795377071.946111}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',3,'{"type":"sat","seat":1,"guest":"KJisna8uYWeqM0MW","name":"Ben","owner":null,"at":1795377071.981221}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',4,'{"type":"decided","seat":0,"actions":[1],"standin":false,"at":1795377072.0047238}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',5,'{"type":"decided","seat":2,"actions":[36],"standin":false,"at":1795377072.026084}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',6,'{"type":"decided","seat":1,"actions":[9],"standin":false,"at":1795377072.0290906}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',7,'{"type":"decided","seat":0,"actions":[4],"standin":false,"at":1795377072.0364857}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',8,'{"type":"decided","seat":2,"actions":[33],"standin":false,"at":1795377072.0428898}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',9,'{"type":"decided","seat":1,"actions":[42],"standin":false,"at":1795377072.0458536}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',10,'{"type":"decided","seat":0,"actions":[19],"standin":false,"at":1795377072.0501404}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',11,'{"type":"decided","seat":2,"actions":[27],"standin":false,"at":1795377072.0589795}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',12,'{"type":"decided","seat":1,"actions":[39],"standin":false,"at":1795377072.0619528}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',13,'{"type":"spoke","guest":"xUIVYHEZY6sVB0Yo","name":"Ada","text":"my move?","at":1795377072.0689647,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',14,'{"type":"decided","seat":2,"actions":[17],"standin":false,"at":1795377072.0751448}');
INSERT INTO "log" VALUES('iuy0ZsAoPHIiFpkY',15,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795377075.3886783}');
INSERT INTO "log" VALUES('m4WcdncanganG9Z7',1,'{"type":"created","at":1795377071.7528613,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"c0d58de1b76603a2e1b7bd8e35c96fc07fc4307e7e8c5f3d58da9539a0d82433","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"xUIVYHEZY6sVB0Yo","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false}');
INSERT INTO "log" VALUES('m4WcdncanganG9Z7',2,'{"type":"sat","seat":0,"guest":"xUIVYHEZY6sVB0Yo","name":"Ada","owner":null,"at":1795377071.7528613}');
INSERT INTO "log" VALUES('m4WcdncanganG9Z7',3,'{"type":"sat","seat":1,"guest":"KJisna8uYWeqM0MW","name":"Ben","owner":null,"at":1795377071.7838366}');
INSERT INTO "log" VALUES('m4WcdncanganG9Z7',4,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795377071.8026493}');
INSERT INTO "log" VALUES('m4WcdncanganG9Z7',5,'{"type":"decided","seat":0,"actions":[15],"standin":false,"at":1795377071.9037592}');
INSERT INTO "log" VALUES('m4WcdncanganG9Z7',6,'{"type":"decided","seat":0,"actions":[19],"standin":false,"at":1795377071.920921}');
INSERT INTO "log" VALUES('m4WcdncanganG9Z7',7,'{"type":"decided","seat":0,"actions":[33],"standin":false,"at":1795377071.927301}');
INSERT INTO "log" VALUES('m4WcdncanganG9Z7',8,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795377071.9351723}');
INSERT INTO "log" VALUES('m4WcdncanganG9Z7',9,'{"type":"spoke","guest":"xUIVYHEZY6sVB0Yo","name":"Ada","text":"my move?","at":1795377071.9395525,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('m4WcdncanganG9Z7',10,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795377075.3858447}');
INSERT INTO "log" VALUES('mdWFV6gNhzBsWv6N',1,'{"type":"created","at":1795377073.221756,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"f8b713fe985007af666caa7e4f07ab90676e06a61c825995fa2fff2c88c6f0fe","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"xUIVYHEZY6sVB0Yo","listed":true,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false}');
INSERT INTO "log" VALUES('mdWFV6gNhzBsWv6N',2,'{"type":"sat","seat":0,"guest":"xUIVYHEZY6sVB0Yo","name":"Ada","owner":null,"at":1795377073.221756}');
INSERT INTO "log" VALUES('qiqKg1h_aw4EyGBs',1,'{"type":"created","at":1795377073.779993,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"8796c4181e6bb62b45092e6e35e93d83829ea8998cfe6322118aeea68784784b","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"xUIVYHEZY6sVB0Yo","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false}');
INSERT INTO "log" VALUES('qiqKg1h_aw4EyGBs',2,'{"type":"sat","seat":0,"guest":"xUIVYHEZY6sVB0Yo","name":"Ada","owner":null,"at":1795377073.779993}');
INSERT INTO "log" VALUES('qiqKg1h_aw4EyGBs',3,'{"type":"sat","seat":1,"guest":"KJisna8uYWeqM0MW","name":"Ben","owner":null,"at":1795377073.7993093}');
INSERT INTO "log" VALUES('qiqKg1h_aw4EyGBs',4,'{"type":"decided","seat":0,"actions":[9],"standin":false,"at":1795377073.8072262}');
INSERT INTO "log" VALUES('qiqKg1h_aw4EyGBs',5,'{"type":"decided","seat":0,"actions":[41],"standin":false,"at":1795377073.8168721}');
INSERT INTO "log" VALUES('qiqKg1h_aw4EyGBs',6,'{"type":"decided","seat":0,"actions":[18],"standin":false,"at":1795377073.8215966}');
INSERT INTO "log" VALUES('qiqKg1h_aw4EyGBs',7,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795377073.8264868}');
INSERT INTO "log" VALUES('qiqKg1h_aw4EyGBs',8,'{"type":"decided","seat":0,"actions":[34],"standin":false,"at":1795377073.8309898}');
INSERT INTO "log" VALUES('qiqKg1h_aw4EyGBs',9,'{"type":"proposed","seat":0,"kind":"take_back","at":1795377073.8349376}');
INSERT INTO "log" VALUES('qiqKg1h_aw4EyGBs',10,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795377075.3974888}');
INSERT INTO "log" VALUES('qm6pPBVgiwPDZ0fk',1,'{"type":"created","at":1795377075.011896,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"1265312a90b573bc11ce0e3c358a5f408f5b2f4a0ae9e3bfe1a4c53473bce6c3","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"xUIVYHEZY6sVB0Yo","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false}');
INSERT INTO "log" VALUES('qm6pPBVgiwPDZ0fk',2,'{"type":"sat","seat":0,"guest":"xUIVYHEZY6sVB0Yo","name":"Ada","owner":null,"at":1795377075.011896}');
INSERT INTO "log" VALUES('qm6pPBVgiwPDZ0fk',3,'{"type":"sat","seat":1,"guest":"KJisna8uYWeqM0MW","name":"Ben","owner":null,"at":1795377075.0280325}');
INSERT INTO "log" VALUES('qm6pPBVgiwPDZ0fk',4,'{"type":"decided","seat":0,"actions":[8],"standin":false,"at":1795377075.0378428}');
INSERT INTO "log" VALUES('qm6pPBVgiwPDZ0fk',5,'{"type":"decided","seat":0,"actions":[40],"standin":false,"at":1795377075.0452654}');
INSERT INTO "log" VALUES('qm6pPBVgiwPDZ0fk',6,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795377075.0536456}');
INSERT INTO "log" VALUES('qm6pPBVgiwPDZ0fk',7,'{"type":"decided","seat":0,"actions":[24],"standin":false,"at":1795377075.059266}');
INSERT INTO "log" VALUES('qm6pPBVgiwPDZ0fk',8,'{"type":"decided","seat":0,"actions":[35],"standin":false,"at":1795377075.064524}');
INSERT INTO "log" VALUES('qm6pPBVgiwPDZ0fk',9,'{"type":"proposed","seat":0,"kind":"end","at":1795377075.0695808}');
INSERT INTO "log" VALUES('qm6pPBVgiwPDZ0fk',10,'{"type":"answered","seat":1,"yes":false,"at":1795377075.0727963}');
INSERT INTO "log" VALUES('qm6pPBVgiwPDZ0fk',11,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795377075.3998802}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',1,'{"type":"created","at":1795377061.7761772,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"7aac2ed7ad3ba36412b3dcbc82d665362d29a388abe78fbdd9979de49e8ae661","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"xUIVYHEZY6sVB0Yo","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',2,'{"type":"sat","seat":0,"guest":"xUIVYHEZY6sVB0Yo","name":"Ada","owner":null,"at":1795377061.7761772}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',3,'{"type":"sat","seat":1,"guest":"KJisna8uYWeqM0MW","name":"Ben","owner":null,"at":1795377061.8173752}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',4,'{"type":"spoke","guest":"xUIVYHEZY6sVB0Yo","name":"Ada","text":"good luck, everybody","at":1795377061.8291354,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',5,'{"type":"decided","seat":1,"actions":[11],"standin":false,"at":1795377061.8402598}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',6,'{"type":"decided","seat":2,"actions":[14],"standin":false,"at":1795377061.8547134}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',7,'{"type":"decided","seat":0,"actions":[18],"standin":false,"at":1795377061.869041}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',8,'{"type":"decided","seat":0,"actions":[51],"standin":false,"at":1795377061.8805804}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',9,'{"type":"decided","seat":1,"actions":[53],"standin":false,"at":1795377061.894539}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',10,'{"type":"decided","seat":2,"actions":[52],"standin":false,"at":1795377061.9082701}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',11,'{"type":"decided","seat":1,"actions":[22],"standin":false,"at":1795377061.9177866}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',12,'{"type":"decided","seat":2,"actions":[21],"standin":false,"at":1795377061.9363356}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',13,'{"type":"decided","seat":0,"actions":[23],"standin":false,"at":1795377061.9448564}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',14,'{"type":"decided","seat":0,"actions":[37],"standin":false,"at":1795377061.9521456}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',15,'{"type":"decided","seat":1,"actions":[36],"standin":false,"at":1795377061.9642808}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',16,'{"type":"decided","seat":2,"actions":[35],"standin":false,"at":1795377061.9866543}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',17,'{"type":"decided","seat":0,"actions":[61],"standin":false,"at":1795377062.002385}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',18,'{"type":"decided","seat":1,"actions":[54],"standin":false,"at":1795377062.0064988}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',19,'{"type":"decided","seat":2,"actions":[55],"standin":false,"at":1795377062.0285964}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',20,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795377062.0321057}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',21,'{"type":"decided","seat":2,"actions":[60],"standin":false,"at":1795377062.0429091}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',22,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795377062.0462608}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',23,'{"type":"decided","seat":1,"actions":[24],"standin":false,"at":1795377062.0495136}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',24,'{"type":"decided","seat":2,"actions":[28],"standin":false,"at":1795377062.728205}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',25,'{"type":"decided","seat":2,"actions":[31],"standin":false,"at":1795377062.7507322}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',26,'{"type":"decided","seat":0,"actions":[30],"standin":false,"at":1795377062.7581377}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',27,'{"type":"decided","seat":1,"actions":[13],"standin":false,"at":1795377062.7705717}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',28,'{"type":"decided","seat":2,"actions":[38],"standin":false,"at":1795377062.7823262}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',29,'{"type":"decided","seat":0,"actions":[43],"standin":false,"at":1795377062.7870488}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',30,'{"type":"decided","seat":1,"actions":[41],"standin":false,"at":1795377062.7992156}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',31,'{"type":"decided","seat":0,"actions":[40],"standin":false,"at":1795377062.8062627}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',32,'{"type":"decided","seat":1,"actions":[39],"standin":false,"at":1795377062.8091576}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',33,'{"type":"decided","seat":2,"actions":[29],"standin":false,"at":1795377062.8176656}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',34,'{"type":"decided","seat":0,"actions":[45],"standin":false,"at":1795377062.8207088}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',35,'{"type":"decided","seat":1,"actions":[50],"standin":false,"at":1795377062.82568}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',36,'{"type":"decided","seat":2,"actions":[49],"standin":false,"at":1795377066.4939544}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',37,'{"type":"decided","seat":1,"actions":[61],"standin":false,"at":1795377066.509275}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',38,'{"type":"decided","seat":1,"actions":[17],"standin":false,"at":1795377066.5124269}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',39,'{"type":"decided","seat":2,"actions":[19],"standin":false,"at":1795377066.5216208}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',40,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795377066.524914}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',41,'{"type":"decided","seat":2,"actions":[46],"standin":false,"at":1795377067.2243414}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',42,'{"type":"decided","seat":0,"actions":[27],"standin":false,"at":1795377067.2337928}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',43,'{"type":"decided","seat":1,"actions":[48],"standin":false,"at":1795377067.2545204}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',44,'{"type":"decided","seat":1,"actions":[16],"standin":false,"at":1795377067.2576337}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',45,'{"type":"decided","seat":2,"actions":[47],"standin":false,"at":1795377067.2700076}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',46,'{"type":"decided","seat":0,"actions":[15],"standin":false,"at":1795377067.2731478}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',47,'{"type":"decided","seat":1,"actions":[20],"standin":false,"at":1795377067.2776735}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',48,'{"type":"decided","seat":2,"actions":[34],"standin":false,"at":1795377067.2865856}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',49,'{"type":"decided","seat":0,"actions":[44],"standin":false,"at":1795377067.293983}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',50,'{"type":"decided","seat":0,"actions":[62],"standin":false,"at":1795377067.2973769}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',51,'{"type":"decided","seat":2,"actions":[33],"standin":false,"at":1795377067.3081756}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',52,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795377067.3113701}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',53,'{"type":"decided","seat":1,"actions":[42],"standin":false,"at":1795377067.3193805}');
INSERT INTO "log" VALUES('tGZPTeQnvX68615R',54,'{"type":"followed","table":"7_uOtHvleU7R-u9E","seat":0,"at":1795377067.3355227}');
CREATE TABLE "members" (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	called BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('xUIVYHEZY6sVB0Yo','tGZPTeQnvX68615R',0,0,0);
INSERT INTO "members" VALUES('KJisna8uYWeqM0MW','tGZPTeQnvX68615R',1,0,0);
INSERT INTO "members" VALUES('xUIVYHEZY6sVB0Yo','7_uOtHvleU7R-u9E',0,0,0);
INSERT INTO "members" VALUES('KJisna8uYWeqM0MW','7_uOtHvleU7R-u9E',1,0,0);
INSERT INTO "members" VALUES('xUIVYHEZY6sVB0Yo','JkhvKMbHxo9MN0Sn',0,0,0);
INSERT INTO "members" VALUES('KJisna8uYWeqM0MW','JkhvKMbHxo9MN0Sn',1,0,0);
INSERT INTO "members" VALUES('xUIVYHEZY6sVB0Yo','m4WcdncanganG9Z7',0,0,0);
INSERT INTO "members" VALUES('KJisna8uYWeqM0MW','m4WcdncanganG9Z7',1,0,0);
INSERT INTO "members" VALUES('xUIVYHEZY6sVB0Yo','iuy0ZsAoPHIiFpkY',0,0,0);
INSERT INTO "members" VALUES('KJisna8uYWeqM0MW','iuy0ZsAoPHIiFpkY',1,0,0);
INSERT INTO "members" VALUES('xUIVYHEZY6sVB0Yo','UXd-50BgwFvw-8eT',0,0,0);
INSERT INTO "members" VALUES('KJisna8uYWeqM0MW','UXd-50BgwFvw-8eT',1,0,0);
INSERT INTO "members" VALUES('xUIVYHEZY6sVB0Yo','6d8HC66HfKTKlTUL',0,0,0);
INSERT INTO "members" VALUES('KJisna8uYWeqM0MW','6d8HC66HfKTKlTUL',1,0,0);
INSERT INTO "members" VALUES('xUIVYHEZY6sVB0Yo','mdWFV6gNhzBsWv6N',0,0,0);
INSERT INTO "members" VALUES('xUIVYHEZY6sVB0Yo','Om3GDUTvpTWxVVRn',0,0,0);
INSERT INTO "members" VALUES('KJisna8uYWeqM0MW','Om3GDUTvpTWxVVRn',2,0,0);
INSERT INTO "members" VALUES('xUIVYHEZY6sVB0Yo','qiqKg1h_aw4EyGBs',0,0,0);
INSERT INTO "members" VALUES('KJisna8uYWeqM0MW','qiqKg1h_aw4EyGBs',1,0,0);
INSERT INTO "members" VALUES('xUIVYHEZY6sVB0Yo','Se7lBflFGQFEM0D6',0,0,0);
INSERT INTO "members" VALUES('KJisna8uYWeqM0MW','Se7lBflFGQFEM0D6',1,0,0);
INSERT INTO "members" VALUES('xUIVYHEZY6sVB0Yo','qm6pPBVgiwPDZ0fk',0,0,0);
INSERT INTO "members" VALUES('KJisna8uYWeqM0MW','qm6pPBVgiwPDZ0fk',1,0,0);
CREATE TABLE passkeys (
	id VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	credential BLOB NOT NULL, 
	count BIGINT NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT, 
	PRIMARY KEY (id)
);
CREATE TABLE questions (
	table_id VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	action INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	level VARCHAR(20) NOT NULL, 
	version VARCHAR(40) NOT NULL, 
	asked FLOAT NOT NULL, 
	PRIMARY KEY (table_id, ply, action)
);
INSERT INTO "questions" VALUES('tGZPTeQnvX68615R',1,14,2,'beginner','0.1.0',1.79537707333612680431e+09);
CREATE TABLE secrets (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('house','f7decbf5');
CREATE TABLE subscriptions (
	token_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(100) NOT NULL, 
	auth VARCHAR(30) NOT NULL, 
	language VARCHAR(5) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "subscriptions" VALUES('fc29eadaf38e22b066ec59bbe3fb30d5b0078b3f8ec91659ff2ea4746fbfca64','xUIVYHEZY6sVB0Yo','https://push.example.org/1','BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM','tBHItJI5svbpez7KI4CCXg','en',1.79537707331384205821e+09);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	phase VARCHAR(10) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	seats JSON NOT NULL, title VARCHAR(60) DEFAULT '' NOT NULL, evening VARCHAR(32) DEFAULT '' NOT NULL, due FLOAT, owing JSON DEFAULT '[]' NOT NULL, outcome JSON, seq INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('tGZPTeQnvX68615R','seas-of-strife','finished',0,1.79537706177617716789e+09,1.79537706733552265164e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','tGZPTeQnvX68615R',NULL,'[]','{"winners":[2],"scores":[6,5,4],"ended":null,"conceded":null,"counts":true}',54);
INSERT INTO "tables" VALUES('7_uOtHvleU7R-u9E','seas-of-strife','waiting',0,1.79537706732350420954e+09,1.79537706732350420954e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"Ben","online":false,"level":null,"standin":null,"reserved":true,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','tGZPTeQnvX68615R',NULL,'[]','null',2);
INSERT INTO "tables" VALUES('JkhvKMbHxo9MN0Sn','seas-of-strife','playing',0,1.79537706733207392695e+09,1.79537707538401746744e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','JkhvKMbHxo9MN0Sn',NULL,'[0]','null',19);
INSERT INTO "tables" VALUES('m4WcdncanganG9Z7','feud','playing',0,1.79537707175286126133e+09,1.79537707538584470753e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','m4WcdncanganG9Z7',NULL,'[0,1]','null',10);
INSERT INTO "tables" VALUES('iuy0ZsAoPHIiFpkY','turn-the-tide','playing',0,1.79537707194611096382e+09,1.79537707538867831232e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','iuy0ZsAoPHIiFpkY',NULL,'[0,1]','null',15);
INSERT INTO "tables" VALUES('UXd-50BgwFvw-8eT','sea-change','playing',0,1.79537707208274149896e+09,1.79537707539102625847e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','UXd-50BgwFvw-8eT',NULL,'[0]','null',14);
INSERT INTO "tables" VALUES('6d8HC66HfKTKlTUL','seas-of-strife','playing',0,1.79537707315638852124e+09,1.79537707539322781563e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','By letter','6d8HC66HfKTKlTUL',1.79546347320437550548e+09,'[1]','null',8);
INSERT INTO "tables" VALUES('mdWFV6gNhzBsWv6N','seas-of-strife','waiting',1,1.79537707322175598152e+09,1.79537707322175598152e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','mdWFV6gNhzBsWv6N',NULL,'[]','null',2);
INSERT INTO "tables" VALUES('Om3GDUTvpTWxVVRn','seas-of-strife','waiting',0,1.79537707334419393539e+09,1.79537707539539718622e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','Evening round','Om3GDUTvpTWxVVRn',NULL,'[]','null',8);
INSERT INTO "tables" VALUES('qiqKg1h_aw4EyGBs','feud','playing',0,1.79537707377999305718e+09,1.79537707539748883243e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','qiqKg1h_aw4EyGBs',NULL,'[0,1]','null',10);
INSERT INTO "tables" VALUES('Se7lBflFGQFEM0D6','feud','finished',0,1.795377074141764164e+09,1.79537707418553256987e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','Se7lBflFGQFEM0D6',NULL,'[]','{"winners":[],"scores":[],"ended":"concession","conceded":0,"counts":true}',9);
INSERT INTO "tables" VALUES('qm6pPBVgiwPDZ0fk','feud','playing',0,1.79537707501189589499e+09,1.79537707539988017086e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','qm6pPBVgiwPDZ0fk',NULL,'[0,1]','null',11);
CREATE TABLE tokens (
	token_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "tokens" VALUES('fc29eadaf38e22b066ec59bbe3fb30d5b0078b3f8ec91659ff2ea4746fbfca64','xUIVYHEZY6sVB0Yo','device',1.79537706167493391041e+09,NULL);
INSERT INTO "tokens" VALUES('28f435a7c6e94d681808463ea9ecc895a29ebba0b5e332312cfc2bfcf22035dc','KJisna8uYWeqM0MW','device',1.7953770617452495098e+09,NULL);
INSERT INTO "tokens" VALUES('2927f8ab1ecde358214c85589fd5797076f277f7337bbeb66819f54cdd951107','xUIVYHEZY6sVB0Yo','recovery',1.79537707322615122792e+09,NULL);
CREATE INDEX tables_open ON tables (phase, listed, changed);
CREATE INDEX tables_evening ON tables (evening);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tokens_guest ON tokens (guest_id, kind);
CREATE INDEX subscriptions_guest ON subscriptions (guest_id);
CREATE INDEX members_table ON members (table_id);
CREATE INDEX passkeys_guest ON passkeys (guest_id);
CREATE INDEX guests_keeper ON guests (keeper);
CREATE INDEX bots_owner ON bots (owner);
CREATE UNIQUE INDEX bots_token ON bots (token_hash);
COMMIT;
