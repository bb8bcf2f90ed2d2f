-- {"finished": "lvR564Hv79HIXFmt4WWUZA", "tokens": {"Ada": "lBexh8g53G2QRP-wAP81IVNuGQ6DB4lZVcYz4Pai94U", "Ben": "NaNsb-8Tj8INqfwFGkxzwMsQdIuUZb9vc8Zb6UWFgGs"}, "running": "Tv6KnrENYsoyVYq5PDyd6Q", "running_feud": "aBCt-SpkaVneLGEskciuvQ", "running_tide": "gAN2J1xeBc7AENvEOwogRg", "running_change": "N6ahd3aX7jBuni0UNZg7gQ", "clocked": "FCQUMfn15GtdeDlB6FTIKQ", "waiting": "FHdg3fJKBgSsQgt6UupaEQ", "recovery": {"code": "HP2S-3YEX-RTFS-7WGK-SMK6-BJ9X-1PMQ"}, "bot": {"id": "_QQ_nDoAYBFMelFx", "name": "Roboto", "token": "qdbot_faff8qs42Y8cKYE2nIHziKYAOpaSpS13ZD-TJeY6nCY"}, "ids": {"Ada": "eQS88Y_KZHQeCEAN", "Ben": "kUTqKEAIgqByM5Od"}}
BEGIN TRANSACTION;
CREATE TABLE acts (
	id VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	actor VARCHAR(32) NOT NULL, 
	what VARCHAR(20) NOT NULL, 
	whom VARCHAR(32) NOT NULL, 
	detail VARCHAR(200) NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0014');
CREATE TABLE archives (
	table_id VARCHAR(32) NOT NULL, 
	entries INTEGER NOT NULL, 
	named TEXT NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE arrivals (
	invitation VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (invitation, number)
);
CREATE TABLE bans (
	guest_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until FLOAT, 
	reason VARCHAR(200) NOT NULL, 
	PRIMARY KEY (guest_id)
);
CREATE TABLE bots (
	id VARCHAR(32) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	token_hash VARCHAR(64), 
	created FLOAT NOT NULL, 
	used FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "bots" VALUES('_QQ_nDoAYBFMelFx','eQS88Y_KZHQeCEAN','Roboto','b884f153b3f48d7080acdbf9c47a785d36be2ac4b00222f5c1a2a1a8eacb51f8',1.79566255459142255779e+09,NULL);
CREATE TABLE duplicates (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options JSON NOT NULL, 
	deals INTEGER NOT NULL, 
	level VARCHAR(20) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "duplicates" VALUES('GDYuSee-JMpF5mVg4NbweQ','seas-of-strife','{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15}',2,'medium',1.79566255460759878156e+09);
CREATE TABLE errands (
	kind VARCHAR(10) NOT NULL, 
	target VARCHAR(32) NOT NULL, 
	PRIMARY KEY (kind, target)
);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, keeper VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('eQS88Y_KZHQeCEAN','Ada',1.7956625517006454467e+09,NULL);
INSERT INTO "guests" VALUES('kUTqKEAIgqByM5Od','Ben',1.79566255176677560807e+09,NULL);
CREATE TABLE house (
	revision INTEGER NOT NULL, 
	rules JSON NOT NULL, 
	PRIMARY KEY (revision)
);
CREATE TABLE invitations (
	token_hash VARCHAR(64) NOT NULL, 
	id VARCHAR(32) NOT NULL, 
	role VARCHAR(10) NOT NULL, 
	uses INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT NOT NULL, 
	maker VARCHAR(32) NOT NULL, 
	PRIMARY KEY (token_hash)
);
CREATE TABLE leases (
	table_id VARCHAR(32) NOT NULL, 
	process VARCHAR(16) NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('FCQUMfn15GtdeDlB6FTIKQ',1,'{"type":"created","at":1795662554.4591527,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"eQS88Y_KZHQeCEAN","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":{"decision":600.0,"budget":null,"increment":0.0},"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"38ccf00c6bdbb8312fe4c7519c3461ae72c732d72343924aeb30f847c4fbef80","hints":false}');
INSERT INTO "log" VALUES('FCQUMfn15GtdeDlB6FTIKQ',2,'{"type":"sat","seat":0,"guest":"eQS88Y_KZHQeCEAN","name":"Ada","owner":null,"commitment":"","at":1795662554.4591527}');
INSERT INTO "log" VALUES('FCQUMfn15GtdeDlB6FTIKQ',3,'{"type":"sat","seat":1,"guest":"kUTqKEAIgqByM5Od","name":"Ben","owner":null,"commitment":"","at":1795662554.468169}');
INSERT INTO "log" VALUES('FCQUMfn15GtdeDlB6FTIKQ',4,'{"type":"decided","seat":0,"actions":[30],"lag":0.0,"at":1795662554.4760509}');
INSERT INTO "log" VALUES('FCQUMfn15GtdeDlB6FTIKQ',5,'{"type":"decided","seat":1,"actions":[37],"lag":0.0,"at":1795662554.4781907}');
INSERT INTO "log" VALUES('FCQUMfn15GtdeDlB6FTIKQ',6,'{"type":"decided","seat":2,"actions":[34],"at":1795662554.5028918}');
INSERT INTO "log" VALUES('FHdg3fJKBgSsQgt6UupaEQ',1,'{"type":"created","at":1795662554.4983025,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"eQS88Y_KZHQeCEAN","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"510bb0987e930f1b4e32edebfe057afe2ccd054b83dc5e6efd5b7a1cae7cc7a2","hints":false}');
INSERT INTO "log" VALUES('FHdg3fJKBgSsQgt6UupaEQ',2,'{"type":"sat","seat":0,"guest":"eQS88Y_KZHQeCEAN","name":"Ada","owner":null,"commitment":"","at":1795662554.4983025}');
INSERT INTO "log" VALUES('N6ahd3aX7jBuni0UNZg7gQ',1,'{"type":"created","at":1795662554.1868734,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"eQS88Y_KZHQeCEAN","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"ba0c5e2a8b3b300cff92256f8e9d377a9dbbde785b3bcf0b84729661c1f39048","hints":false}');
INSERT INTO "log" VALUES('N6ahd3aX7jBuni0UNZg7gQ',2,'{"type":"sat","seat":0,"guest":"eQS88Y_KZHQeCEAN","name":"Ada","owner":null,"commitment":"","at":1795662554.1868734}');
INSERT INTO "log" VALUES('N6ahd3aX7jBuni0UNZg7gQ',3,'{"type":"sat","seat":1,"guest":"kUTqKEAIgqByM5Od","name":"Ben","owner":null,"commitment":"","at":1795662554.1970127}');
INSERT INTO "log" VALUES('N6ahd3aX7jBuni0UNZg7gQ',4,'{"type":"decided","seat":2,"actions":[23],"at":1795662554.2294357}');
INSERT INTO "log" VALUES('N6ahd3aX7jBuni0UNZg7gQ',5,'{"type":"decided","seat":0,"actions":[25],"lag":0.0,"at":1795662554.2593997}');
INSERT INTO "log" VALUES('N6ahd3aX7jBuni0UNZg7gQ',6,'{"type":"decided","seat":1,"actions":[21],"lag":0.0,"at":1795662554.2775776}');
INSERT INTO "log" VALUES('N6ahd3aX7jBuni0UNZg7gQ',7,'{"type":"decided","seat":0,"actions":[41],"lag":0.0,"at":1795662554.392196}');
INSERT INTO "log" VALUES('N6ahd3aX7jBuni0UNZg7gQ',8,'{"type":"decided","seat":1,"actions":[9],"lag":0.0,"at":1795662554.402215}');
INSERT INTO "log" VALUES('N6ahd3aX7jBuni0UNZg7gQ',9,'{"type":"spoke","guest":"eQS88Y_KZHQeCEAN","name":"Ada","text":"my move?","at":1795662554.4367192,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('N6ahd3aX7jBuni0UNZg7gQ',10,'{"type":"decided","seat":2,"actions":[36],"at":1795662554.4545515}');
INSERT INTO "log" VALUES('Tv6KnrENYsoyVYq5PDyd6Q',1,'{"type":"created","at":1795662553.7148638,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"eQS88Y_KZHQeCEAN","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"fd86d5c31612a99b9dadf8047ceb325d32c3937b689f999e32678b5edb757b93","hints":false}');
INSERT INTO "log" VALUES('Tv6KnrENYsoyVYq5PDyd6Q',2,'{"type":"sat","seat":0,"guest":"eQS88Y_KZHQeCEAN","name":"Ada","owner":null,"commitment":"","at":1795662553.7148638}');
INSERT INTO "log" VALUES('Tv6KnrENYsoyVYq5PDyd6Q',3,'{"type":"sat","seat":1,"guest":"kUTqKEAIgqByM5Od","name":"Ben","owner":null,"commitment":"","at":1795662553.9163036}');
INSERT INTO "log" VALUES('Tv6KnrENYsoyVYq5PDyd6Q',4,'{"type":"decided","seat":1,"actions":[30],"lag":0.0,"at":1795662553.9359763}');
INSERT INTO "log" VALUES('Tv6KnrENYsoyVYq5PDyd6Q',5,'{"type":"decided","seat":2,"actions":[36],"at":1795662553.9566195}');
INSERT INTO "log" VALUES('Tv6KnrENYsoyVYq5PDyd6Q',6,'{"type":"decided","seat":0,"actions":[35],"lag":0.0,"at":1795662553.9629974}');
INSERT INTO "log" VALUES('Tv6KnrENYsoyVYq5PDyd6Q',7,'{"type":"decided","seat":2,"actions":[47],"at":1795662554.0286555}');
INSERT INTO "log" VALUES('Tv6KnrENYsoyVYq5PDyd6Q',8,'{"type":"decided","seat":0,"actions":[50],"lag":0.0,"at":1795662554.0353234}');
INSERT INTO "log" VALUES('Tv6KnrENYsoyVYq5PDyd6Q',9,'{"type":"decided","seat":1,"actions":[45],"lag":0.0,"at":1795662554.0381896}');
INSERT INTO "log" VALUES('Tv6KnrENYsoyVYq5PDyd6Q',10,'{"type":"spoke","guest":"eQS88Y_KZHQeCEAN","name":"Ada","text":"my move?","at":1795662554.043135,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('aBCt-SpkaVneLGEskciuvQ',1,'{"type":"created","at":1795662554.0514674,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"eQS88Y_KZHQeCEAN","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"29e6aa83a9b358a19a67c1146934a9ae19fc817b29d02c14b528787d27032e26","hints":false}');
INSERT INTO "log" VALUES('aBCt-SpkaVneLGEskciuvQ',2,'{"type":"sat","seat":0,"guest":"eQS88Y_KZHQeCEAN","name":"Ada","owner":null,"commitment":"","at":1795662554.0514674}');
INSERT INTO "log" VALUES('aBCt-SpkaVneLGEskciuvQ',3,'{"type":"sat","seat":1,"guest":"kUTqKEAIgqByM5Od","name":"Ben","owner":null,"commitment":"","at":1795662554.0862887}');
INSERT INTO "log" VALUES('aBCt-SpkaVneLGEskciuvQ',4,'{"type":"decided","seat":0,"actions":[39],"lag":0.0,"at":1795662554.0896108}');
INSERT INTO "log" VALUES('aBCt-SpkaVneLGEskciuvQ',5,'{"type":"decided","seat":0,"actions":[26],"lag":0.0,"at":1795662554.0969677}');
INSERT INTO "log" VALUES('aBCt-SpkaVneLGEskciuvQ',6,'{"type":"decided","seat":0,"actions":[28],"lag":0.0,"at":1795662554.104192}');
INSERT INTO "log" VALUES('aBCt-SpkaVneLGEskciuvQ',7,'{"type":"decided","seat":0,"actions":[36],"lag":0.0,"at":1795662554.1075985}');
INSERT INTO "log" VALUES('aBCt-SpkaVneLGEskciuvQ',8,'{"type":"spoke","guest":"eQS88Y_KZHQeCEAN","name":"Ada","text":"my move?","at":1795662554.1149483,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('gAN2J1xeBc7AENvEOwogRg',1,'{"type":"created","at":1795662554.122028,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"eQS88Y_KZHQeCEAN","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"7cedafe431a391d706c3994340beba9a39d8f0f8dc5b6a23441dd8999ef35ab0","hints":false}');
INSERT INTO "log" VALUES('gAN2J1xeBc7AENvEOwogRg',2,'{"type":"sat","seat":0,"guest":"eQS88Y_KZHQeCEAN","name":"Ada","owner":null,"commitment":"","at":1795662554.122028}');
INSERT INTO "log" VALUES('gAN2J1xeBc7AENvEOwogRg',3,'{"type":"sat","seat":1,"guest":"kUTqKEAIgqByM5Od","name":"Ben","owner":null,"commitment":"","at":1795662554.1302211}');
INSERT INTO "log" VALUES('gAN2J1xeBc7AENvEOwogRg',4,'{"type":"decided","seat":0,"actions":[52],"lag":0.0,"at":1795662554.1336372}');
INSERT INTO "log" VALUES('gAN2J1xeBc7AENvEOwogRg',5,'{"type":"decided","seat":1,"actions":[23],"lag":0.0,"at":1795662554.1361797}');
INSERT INTO "log" VALUES('gAN2J1xeBc7AENvEOwogRg',6,'{"type":"decided","seat":2,"actions":[31],"at":1795662554.162906}');
INSERT INTO "log" VALUES('gAN2J1xeBc7AENvEOwogRg',7,'{"type":"decided","seat":0,"actions":[34],"lag":0.0,"at":1795662554.179403}');
INSERT INTO "log" VALUES('gAN2J1xeBc7AENvEOwogRg',8,'{"type":"decided","seat":1,"actions":[51],"lag":0.0,"at":1795662554.1809733}');
INSERT INTO "log" VALUES('gAN2J1xeBc7AENvEOwogRg',9,'{"type":"spoke","guest":"eQS88Y_KZHQeCEAN","name":"Ada","text":"my move?","at":1795662554.182191,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('gAN2J1xeBc7AENvEOwogRg',10,'{"type":"decided","seat":2,"actions":[33],"at":1795662554.1991715}');
INSERT INTO "log" VALUES('gAN2J1xeBc7AENvEOwogRg',11,'{"type":"decided","seat":2,"actions":[49],"at":1795662554.2596703}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',1,'{"type":"created","at":1795662551.8472056,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"eQS88Y_KZHQeCEAN","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"01c162e1713f1381ea7700b01edf23ca7c36325fbe807a7841c7250cd0724383","hints":false}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',2,'{"type":"sat","seat":0,"guest":"eQS88Y_KZHQeCEAN","name":"Ada","owner":null,"commitment":"","at":1795662551.8472056}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',3,'{"type":"sat","seat":1,"guest":"kUTqKEAIgqByM5Od","name":"Ben","owner":null,"commitment":"","at":1795662551.9422076}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',4,'{"type":"decided","seat":1,"actions":[30],"lag":0.0,"at":1795662551.9816194}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',5,'{"type":"decided","seat":2,"actions":[32],"at":1795662551.9879537}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',6,'{"type":"decided","seat":0,"actions":[35],"lag":0.0,"at":1795662551.9976678}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',7,'{"type":"decided","seat":0,"actions":[58],"lag":0.0,"at":1795662552.0988622}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',8,'{"type":"decided","seat":1,"actions":[57],"lag":0.0,"at":1795662552.1120577}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',9,'{"type":"decided","seat":2,"actions":[56],"at":1795662552.1312385}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',10,'{"type":"decided","seat":0,"actions":[53],"lag":0.0,"at":1795662552.1377788}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',11,'{"type":"decided","seat":1,"actions":[52],"lag":0.0,"at":1795662552.1612136}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',12,'{"type":"decided","seat":2,"actions":[51],"at":1795662552.180037}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',13,'{"type":"decided","seat":0,"actions":[49],"lag":0.0,"at":1795662552.184302}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',14,'{"type":"decided","seat":1,"actions":[45],"lag":0.0,"at":1795662552.1862257}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',15,'{"type":"decided","seat":2,"actions":[48],"at":1795662552.1880143}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',16,'{"type":"decided","seat":0,"actions":[40],"lag":0.0,"at":1795662552.1899679}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',17,'{"type":"decided","seat":1,"actions":[39],"lag":0.0,"at":1795662552.1921444}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',18,'{"type":"decided","seat":2,"actions":[38],"at":1795662552.1996243}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',19,'{"type":"decided","seat":0,"actions":[46],"lag":0.0,"at":1795662552.2057505}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',20,'{"type":"decided","seat":1,"actions":[54],"lag":0.0,"at":1795662552.209612}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',21,'{"type":"decided","seat":2,"actions":[55],"at":1795662552.2134812}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',22,'{"type":"decided","seat":0,"actions":[42],"lag":0.0,"at":1795662552.2167497}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',23,'{"type":"decided","seat":1,"actions":[43],"lag":0.0,"at":1795662552.21835}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',24,'{"type":"decided","seat":2,"actions":[44],"at":1795662552.2203329}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',25,'{"type":"decided","seat":2,"actions":[33],"at":1795662552.222648}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',26,'{"type":"decided","seat":0,"actions":[34],"lag":0.0,"at":1795662552.224022}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',27,'{"type":"decided","seat":1,"actions":[31],"lag":0.0,"at":1795662552.22554}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',28,'{"type":"decided","seat":0,"actions":[47],"lag":0.0,"at":1795662552.2267988}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',29,'{"type":"decided","seat":1,"actions":[41],"lag":0.0,"at":1795662552.2281213}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',30,'{"type":"decided","seat":2,"actions":[36],"at":1795662552.2296221}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',31,'{"type":"decided","seat":0,"actions":[50],"lag":0.0,"at":1795662552.2306066}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',32,'{"type":"decided","seat":1,"actions":[59],"lag":0.0,"at":1795662552.231531}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',33,'{"type":"decided","seat":2,"actions":[37],"at":1795662552.2327409}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',34,'{"type":"decided","seat":0,"actions":[30],"lag":0.0,"at":1795662552.2340841}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',35,'{"type":"decided","seat":1,"actions":[51],"lag":0.0,"at":1795662552.2349093}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',36,'{"type":"decided","seat":2,"actions":[54],"at":1795662552.2363791}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',37,'{"type":"decided","seat":2,"actions":[31],"at":1795662552.2380311}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',38,'{"type":"decided","seat":0,"actions":[34],"lag":0.0,"at":1795662552.2389858}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',39,'{"type":"decided","seat":1,"actions":[41],"lag":0.0,"at":1795662552.2400167}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',40,'{"type":"decided","seat":0,"actions":[43],"lag":0.0,"at":1795662552.240958}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',41,'{"type":"decided","seat":1,"actions":[42],"lag":0.0,"at":1795662552.2420175}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',42,'{"type":"decided","seat":2,"actions":[40],"at":1795662552.2497997}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',43,'{"type":"decided","seat":0,"actions":[37],"lag":0.0,"at":1795662552.2512696}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',44,'{"type":"decided","seat":1,"actions":[45],"lag":0.0,"at":1795662552.2601285}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',45,'{"type":"decided","seat":2,"actions":[49],"at":1795662552.2736192}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',46,'{"type":"decided","seat":2,"actions":[33],"at":1795662552.3023071}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',47,'{"type":"decided","seat":0,"actions":[35],"lag":0.0,"at":1795662552.328934}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',48,'{"type":"decided","seat":1,"actions":[38],"lag":0.0,"at":1795662552.3397708}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',49,'{"type":"decided","seat":0,"actions":[47],"lag":0.0,"at":1795662552.3509784}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',50,'{"type":"decided","seat":1,"actions":[46],"lag":0.0,"at":1795662552.3640091}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',51,'{"type":"decided","seat":2,"actions":[50],"at":1795662552.3767478}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',52,'{"type":"decided","seat":2,"actions":[32],"at":1795662552.4019985}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',53,'{"type":"decided","seat":0,"actions":[53],"lag":0.0,"at":1795662552.4154255}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',54,'{"type":"decided","seat":1,"actions":[52],"lag":0.0,"at":1795662552.4277394}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',55,'{"type":"decided","seat":0,"actions":[57],"lag":0.0,"at":1795662552.4409091}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',56,'{"type":"decided","seat":1,"actions":[56],"lag":0.0,"at":1795662552.4484699}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',57,'{"type":"decided","seat":2,"actions":[59],"at":1795662552.4575357}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',58,'{"type":"decided","seat":2,"actions":[39],"at":1795662552.5568879}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',59,'{"type":"decided","seat":0,"actions":[44],"lag":0.0,"at":1795662552.5761375}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',60,'{"type":"decided","seat":1,"actions":[48],"lag":0.0,"at":1795662552.6935267}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',61,'{"type":"decided","seat":1,"actions":[55],"lag":0.0,"at":1795662552.6999466}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',62,'{"type":"decided","seat":2,"actions":[36],"at":1795662552.7072635}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',63,'{"type":"decided","seat":0,"actions":[58],"lag":0.0,"at":1795662552.7799225}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',64,'{"type":"decided","seat":2,"actions":[30],"at":1795662552.783265}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',65,'{"type":"decided","seat":0,"actions":[35],"lag":0.0,"at":1795662552.784994}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',66,'{"type":"decided","seat":1,"actions":[36],"lag":0.0,"at":1795662552.786543}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',67,'{"type":"decided","seat":1,"actions":[32],"lag":0.0,"at":1795662552.7888517}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',68,'{"type":"decided","seat":2,"actions":[33],"at":1795662552.7976518}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',69,'{"type":"decided","seat":0,"actions":[34],"lag":0.0,"at":1795662552.803477}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',70,'{"type":"decided","seat":0,"actions":[56],"lag":0.0,"at":1795662552.8098311}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',71,'{"type":"decided","seat":1,"actions":[59],"lag":0.0,"at":1795662552.8143637}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',72,'{"type":"decided","seat":2,"actions":[58],"at":1795662552.8210647}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',73,'{"type":"decided","seat":1,"actions":[44],"lag":0.0,"at":1795662552.829469}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',74,'{"type":"decided","seat":2,"actions":[38],"at":1795662552.8511093}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',75,'{"type":"decided","seat":0,"actions":[42],"lag":0.0,"at":1795662552.86491}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',76,'{"type":"decided","seat":1,"actions":[40],"lag":0.0,"at":1795662552.8714123}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',77,'{"type":"decided","seat":2,"actions":[39],"at":1795662552.8939965}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',78,'{"type":"decided","seat":0,"actions":[43],"lag":0.0,"at":1795662552.9086418}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',79,'{"type":"decided","seat":0,"actions":[46],"lag":0.0,"at":1795662552.9204955}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',80,'{"type":"decided","seat":1,"actions":[48],"lag":0.0,"at":1795662552.9261494}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',81,'{"type":"decided","seat":2,"actions":[47],"at":1795662552.9419143}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',82,'{"type":"decided","seat":1,"actions":[53],"lag":0.0,"at":1795662552.9486177}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',83,'{"type":"decided","seat":2,"actions":[55],"at":1795662552.9611464}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',84,'{"type":"decided","seat":0,"actions":[52],"lag":0.0,"at":1795662552.97048}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',85,'{"type":"decided","seat":2,"actions":[31],"at":1795662553.118375}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',86,'{"type":"decided","seat":0,"actions":[45],"lag":0.0,"at":1795662553.5496862}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',87,'{"type":"decided","seat":1,"actions":[49],"lag":0.0,"at":1795662553.5599306}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',88,'{"type":"decided","seat":1,"actions":[54],"lag":0.0,"at":1795662553.5711222}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',89,'{"type":"decided","seat":2,"actions":[50],"at":1795662553.578662}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',90,'{"type":"decided","seat":0,"actions":[57],"lag":0.0,"at":1795662553.5849578}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',91,'{"type":"decided","seat":0,"actions":[41],"lag":0.0,"at":1795662553.586361}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',92,'{"type":"decided","seat":1,"actions":[51],"lag":0.0,"at":1795662553.5973678}');
INSERT INTO "log" VALUES('lvR564Hv79HIXFmt4WWUZA',93,'{"type":"decided","seat":2,"actions":[37],"at":1795662553.6931791}');
CREATE TABLE "members" (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	called BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('eQS88Y_KZHQeCEAN','lvR564Hv79HIXFmt4WWUZA',0,0,0);
INSERT INTO "members" VALUES('kUTqKEAIgqByM5Od','lvR564Hv79HIXFmt4WWUZA',1,0,0);
INSERT INTO "members" VALUES('eQS88Y_KZHQeCEAN','Tv6KnrENYsoyVYq5PDyd6Q',0,0,0);
INSERT INTO "members" VALUES('kUTqKEAIgqByM5Od','Tv6KnrENYsoyVYq5PDyd6Q',1,0,0);
INSERT INTO "members" VALUES('eQS88Y_KZHQeCEAN','aBCt-SpkaVneLGEskciuvQ',0,0,0);
INSERT INTO "members" VALUES('kUTqKEAIgqByM5Od','aBCt-SpkaVneLGEskciuvQ',1,0,0);
INSERT INTO "members" VALUES('eQS88Y_KZHQeCEAN','gAN2J1xeBc7AENvEOwogRg',0,0,0);
INSERT INTO "members" VALUES('kUTqKEAIgqByM5Od','gAN2J1xeBc7AENvEOwogRg',1,0,0);
INSERT INTO "members" VALUES('eQS88Y_KZHQeCEAN','N6ahd3aX7jBuni0UNZg7gQ',0,0,0);
INSERT INTO "members" VALUES('kUTqKEAIgqByM5Od','N6ahd3aX7jBuni0UNZg7gQ',1,0,0);
INSERT INTO "members" VALUES('eQS88Y_KZHQeCEAN','FCQUMfn15GtdeDlB6FTIKQ',0,0,0);
INSERT INTO "members" VALUES('kUTqKEAIgqByM5Od','FCQUMfn15GtdeDlB6FTIKQ',1,0,0);
INSERT INTO "members" VALUES('eQS88Y_KZHQeCEAN','FHdg3fJKBgSsQgt6UupaEQ',0,0,0);
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
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	process VARCHAR(16) NOT NULL, 
	here TEXT NOT NULL, 
	PRIMARY KEY (table_id, process)
);
CREATE TABLE processes (
	id VARCHAR(16) NOT NULL, 
	beat FLOAT NOT NULL, 
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
CREATE TABLE results (
	duplicate VARCHAR(64) NOT NULL, 
	deal INTEGER NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	share FLOAT NOT NULL, 
	points INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (duplicate, deal, guest_id)
);
CREATE TABLE roles (
	guest_id VARCHAR(32) NOT NULL, 
	role VARCHAR(10) NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (guest_id)
);
CREATE TABLE secrets (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('oldest program','0009');
INSERT INTO "secrets" VALUES('house','af0cd8d6');
INSERT INTO "secrets" VALUES('guests since','1795662550.3336785');
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
CREATE TABLE "tables" (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	phase VARCHAR(10) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	seats JSON NOT NULL, 
	title VARCHAR(60) DEFAULT ('') NOT NULL, 
	evening VARCHAR(32) DEFAULT ('') NOT NULL, 
	due FLOAT, 
	owing JSON DEFAULT '[]' NOT NULL, 
	outcome JSON, 
	seq INTEGER DEFAULT '0' NOT NULL, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('lvR564Hv79HIXFmt4WWUZA','seas-of-strife','finished',0,1.79566255184720563889e+09,1.79566255369317913058e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','lvR564Hv79HIXFmt4WWUZA',NULL,'[]','{"winners":[2],"scores":[16,8,6],"ended":null,"conceded":null,"counts":true}',93,0);
INSERT INTO "tables" VALUES('Tv6KnrENYsoyVYq5PDyd6Q','seas-of-strife','playing',0,1.79566255371486377715e+09,1.79566255404313492773e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','Tv6KnrENYsoyVYq5PDyd6Q',NULL,'[0]','null',10,0);
INSERT INTO "tables" VALUES('aBCt-SpkaVneLGEskciuvQ','feud','playing',0,1.79566255405146741868e+09,1.79566255411494827276e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','aBCt-SpkaVneLGEskciuvQ',NULL,'[0,1]','null',8,0);
INSERT INTO "tables" VALUES('gAN2J1xeBc7AENvEOwogRg','turn-the-tide','playing',0,1.79566255412202811238e+09,1.79566255425967025759e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','gAN2J1xeBc7AENvEOwogRg',NULL,'[0,1]','null',11,0);
INSERT INTO "tables" VALUES('N6ahd3aX7jBuni0UNZg7gQ','sea-change','playing',0,1.79566255418687343594e+09,1.79566255445455145835e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','N6ahd3aX7jBuni0UNZg7gQ',NULL,'[1]','null',10,0);
INSERT INTO "tables" VALUES('FCQUMfn15GtdeDlB6FTIKQ','seas-of-strife','playing',0,1.79566255445915269857e+09,1.79566255450289177894e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','FCQUMfn15GtdeDlB6FTIKQ',1.79566315450289177898e+09,'[1]','null',6,0);
INSERT INTO "tables" VALUES('FHdg3fJKBgSsQgt6UupaEQ','seas-of-strife','waiting',0,1.7956625544983024597e+09,1.7956625544983024597e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','FHdg3fJKBgSsQgt6UupaEQ',NULL,'[]','null',2,0);
CREATE TABLE tokens (
	token_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT, follows VARCHAR(64), proved FLOAT, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "tokens" VALUES('53143e2548050c6245d7bcdeb33235b46e18a512cee4f343b80073148070c979','eQS88Y_KZHQeCEAN','device',1.79566255170064759255e+09,1.83022255170064091682e+09,NULL,1.79566255454156208041e+09);
INSERT INTO "tokens" VALUES('11c70e2c1f8a3b242565152ffa45d3736b5c9deeb3db631136e1fe0e008adfea','kUTqKEAIgqByM5Od','device',1.79566255176677823067e+09,1.83022255176677203173e+09,NULL,NULL);
INSERT INTO "tokens" VALUES('72de1d41cf1d215aa3bf452b3cccae79c0337b21f41fbcfdef38df4d52978d18','eQS88Y_KZHQeCEAN','recovery',1.79566255452717161173e+09,NULL,NULL,NULL);
CREATE INDEX tokens_guest ON tokens (guest_id, kind);
CREATE INDEX subscriptions_guest ON subscriptions (guest_id);
CREATE INDEX members_table ON members (table_id);
CREATE INDEX passkeys_guest ON passkeys (guest_id);
CREATE INDEX guests_keeper ON guests (keeper);
CREATE INDEX bots_owner ON bots (owner);
CREATE UNIQUE INDEX bots_token ON bots (token_hash);
CREATE INDEX leases_process ON leases (process);
CREATE INDEX presence_process ON presence (process);
CREATE INDEX roles_role ON roles (role);
CREATE INDEX bans_person ON bans (person);
CREATE INDEX acts_at ON acts (at);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_evening ON tables (evening);
CREATE INDEX tables_open ON tables (phase, listed, changed);
CREATE INDEX results_guest ON results (guest_id);
CREATE INDEX results_at ON results (at);
COMMIT;
