-- {"finished": "u7y2EuSMAizZ6s8n", "tokens": {"Ada": "9TO_mhPupbEIcCHNXNCfgDYjqevlGiLf5ZZTmFY2WhA", "Ben": "oMFMT_nXH4KiRLFxXFEp0LUMXsWNeUzjJCF9Gn5KLIQ"}, "running": "8BEXffqKMH3jw6jV", "running_feud": "brFmtoEtuOI_ChDV", "running_tide": "6Y7w1PHemcJbfmNu", "running_change": "Or-esTnjZiion4RJ", "clocked": "O-EUIEjdHSIjfHfp", "waiting": "zgkcWWRsY1nrcq2M", "recovery": {"code": "DKSM-B9G3-NDNJ-T5F5-JBKQ"}, "bot": {"id": "aQIEd603YChbBAy6", "name": "Roboto", "token": "qdbot_AM1K6tJH_358Vcp5RrQWUn9i7ghvEF_578PD3OWuI38"}, "ids": {"Ada": "Fbgp4lbpgxqTZmvx", "Ben": "w4KIqLY2q0AZ-7hW"}}
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
INSERT INTO "alembic_version" VALUES('0013');
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
INSERT INTO "bots" VALUES('aQIEd603YChbBAy6','Fbgp4lbpgxqTZmvx','Roboto','3f17de0c693fd66f08f05846d287db540877d4eec8f68e2ed8254afcc56b9a94',1.79538964108302164079e+09,NULL);
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
INSERT INTO "guests" VALUES('Fbgp4lbpgxqTZmvx','Ada',1.79538962804104232787e+09,NULL);
INSERT INTO "guests" VALUES('w4KIqLY2q0AZ-7hW','Benjamin',1.79538962814187741281e+09,NULL);
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
INSERT INTO "log" VALUES('6EHnkLdtqkXJt1qw',1,'{"type":"created","at":1795389630.633709,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"","chairs":[{"kind":"person","level":null,"guest":"Fbgp4lbpgxqTZmvx","name":"Ada","owner":null},{"kind":"person","level":null,"guest":"w4KIqLY2q0AZ-7hW","name":"Ben","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"Fbgp4lbpgxqTZmvx","listed":false,"aids":true,"rules":1,"evening":"u7y2EuSMAizZ6s8n","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"3a20459f7731ae1684d7420e80ff75dc386c9b220051487d05e03b8ced500903"}');
INSERT INTO "log" VALUES('6EHnkLdtqkXJt1qw',2,'{"type":"sat","seat":0,"guest":"Fbgp4lbpgxqTZmvx","name":"Ada","owner":null,"commitment":"","at":1795389630.633709}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',1,'{"type":"created","at":1795389636.2949016,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"Fbgp4lbpgxqTZmvx","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"11e700658fce57e1461721e71899debcd3c27ba5c556cf33480571d2fcf73734"}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',2,'{"type":"sat","seat":0,"guest":"Fbgp4lbpgxqTZmvx","name":"Ada","owner":null,"commitment":"","at":1795389636.2949016}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',3,'{"type":"sat","seat":1,"guest":"w4KIqLY2q0AZ-7hW","name":"Ben","owner":null,"commitment":"","at":1795389636.3122122}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',4,'{"type":"decided","seat":0,"actions":[1],"standin":false,"at":1795389636.317413}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',5,'{"type":"decided","seat":2,"actions":[26],"standin":false,"at":1795389636.3488925}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',6,'{"type":"decided","seat":1,"actions":[11],"standin":false,"at":1795389636.3496032}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',7,'{"type":"decided","seat":0,"actions":[4],"standin":false,"at":1795389636.3635962}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',8,'{"type":"decided","seat":2,"actions":[16],"standin":false,"at":1795389636.3732762}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',9,'{"type":"decided","seat":1,"actions":[39],"standin":false,"at":1795389636.3741038}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',10,'{"type":"decided","seat":0,"actions":[14],"standin":false,"at":1795389636.3992002}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',11,'{"type":"decided","seat":2,"actions":[58],"standin":false,"at":1795389636.4110773}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',12,'{"type":"decided","seat":1,"actions":[34],"standin":false,"at":1795389636.4121556}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',13,'{"type":"spoke","guest":"Fbgp4lbpgxqTZmvx","name":"Ada","text":"my move?","at":1795389636.4263334,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',14,'{"type":"decided","seat":2,"actions":[49],"standin":false,"at":1795389636.4369802}');
INSERT INTO "log" VALUES('6Y7w1PHemcJbfmNu',15,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389640.6368868}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',1,'{"type":"created","at":1795389630.6395228,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"Fbgp4lbpgxqTZmvx","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"5f04959ee7908cabd253471e17d39cefbd757d126702e62fd9c378ab42454dc0"}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',2,'{"type":"sat","seat":0,"guest":"Fbgp4lbpgxqTZmvx","name":"Ada","owner":null,"commitment":"","at":1795389630.6395228}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',3,'{"type":"sat","seat":1,"guest":"w4KIqLY2q0AZ-7hW","name":"Ben","owner":null,"commitment":"","at":1795389630.6631486}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',4,'{"type":"decided","seat":2,"actions":[30],"standin":false,"at":1795389630.6679428}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',5,'{"type":"decided","seat":0,"actions":[33],"standin":false,"at":1795389630.6708398}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',6,'{"type":"decided","seat":1,"actions":[32],"standin":false,"at":1795389630.673547}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',7,'{"type":"decided","seat":0,"actions":[36],"standin":false,"at":1795389630.6765313}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',8,'{"type":"decided","seat":1,"actions":[55],"standin":false,"at":1795389630.68294}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',9,'{"type":"decided","seat":2,"actions":[34],"standin":false,"at":1795389630.6914566}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',10,'{"type":"decided","seat":0,"actions":[47],"standin":false,"at":1795389630.7023916}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',11,'{"type":"decided","seat":1,"actions":[51],"standin":false,"at":1795389630.7052002}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',12,'{"type":"decided","seat":2,"actions":[46],"standin":false,"at":1795389636.1282163}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',13,'{"type":"decided","seat":0,"actions":[48],"standin":false,"at":1795389636.13451}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',14,'{"type":"decided","seat":1,"actions":[56],"standin":false,"at":1795389636.1375303}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',15,'{"type":"decided","seat":2,"actions":[50],"standin":false,"at":1795389636.1459563}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',16,'{"type":"decided","seat":1,"actions":[40],"standin":false,"at":1795389636.1487699}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',17,'{"type":"spoke","guest":"Fbgp4lbpgxqTZmvx","name":"Ada","text":"my move?","at":1795389636.1599982,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',18,'{"type":"decided","seat":2,"actions":[42],"standin":false,"at":1795389636.1764216}');
INSERT INTO "log" VALUES('8BEXffqKMH3jw6jV',19,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389640.6014543}');
INSERT INTO "log" VALUES('IBrp5tBQlD5LObE1',1,'{"type":"created","at":1795389638.6837988,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"Fbgp4lbpgxqTZmvx","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"f235938e08dd9ba1617e76c0fb158b74ea25aa6ecccf16850eb40c301de0c0d8"}');
INSERT INTO "log" VALUES('IBrp5tBQlD5LObE1',2,'{"type":"sat","seat":0,"guest":"Fbgp4lbpgxqTZmvx","name":"Ada","owner":null,"commitment":"","at":1795389638.6837988}');
INSERT INTO "log" VALUES('IBrp5tBQlD5LObE1',3,'{"type":"sat","seat":1,"guest":"w4KIqLY2q0AZ-7hW","name":"Ben","owner":null,"commitment":"","at":1795389638.7129972}');
INSERT INTO "log" VALUES('IBrp5tBQlD5LObE1',4,'{"type":"decided","seat":0,"actions":[7],"standin":false,"at":1795389638.7480958}');
INSERT INTO "log" VALUES('IBrp5tBQlD5LObE1',5,'{"type":"decided","seat":0,"actions":[30],"standin":false,"at":1795389638.7684493}');
INSERT INTO "log" VALUES('IBrp5tBQlD5LObE1',6,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795389638.7881377}');
INSERT INTO "log" VALUES('IBrp5tBQlD5LObE1',7,'{"type":"decided","seat":0,"actions":[13],"standin":false,"at":1795389638.7942126}');
INSERT INTO "log" VALUES('IBrp5tBQlD5LObE1',8,'{"type":"decided","seat":0,"actions":[16],"standin":false,"at":1795389638.8422089}');
INSERT INTO "log" VALUES('IBrp5tBQlD5LObE1',9,'{"type":"proposed","seat":0,"kind":"take_back","at":1795389638.8461506}');
INSERT INTO "log" VALUES('IBrp5tBQlD5LObE1',10,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389640.7102005}');
INSERT INTO "log" VALUES('O-EUIEjdHSIjfHfp',1,'{"type":"created","at":1795389637.6463985,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"Fbgp4lbpgxqTZmvx","listed":false,"aids":true,"rules":1,"evening":"","title":"By letter","clock":{"decision":86400.0,"budget":null,"increment":0.0},"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"8c92d7c2dc3159f464c4d43f2e3f4ad5357d0d10b3218d0a1aa064866e147c6b"}');
INSERT INTO "log" VALUES('O-EUIEjdHSIjfHfp',2,'{"type":"sat","seat":0,"guest":"Fbgp4lbpgxqTZmvx","name":"Ada","owner":null,"commitment":"","at":1795389637.6463985}');
INSERT INTO "log" VALUES('O-EUIEjdHSIjfHfp',3,'{"type":"sat","seat":1,"guest":"w4KIqLY2q0AZ-7hW","name":"Ben","owner":null,"commitment":"","at":1795389637.675921}');
INSERT INTO "log" VALUES('O-EUIEjdHSIjfHfp',4,'{"type":"decided","seat":2,"actions":[11],"standin":false,"at":1795389637.6912994}');
INSERT INTO "log" VALUES('O-EUIEjdHSIjfHfp',5,'{"type":"decided","seat":0,"actions":[16],"standin":false,"at":1795389637.697118}');
INSERT INTO "log" VALUES('O-EUIEjdHSIjfHfp',6,'{"type":"decided","seat":1,"actions":[13],"standin":false,"at":1795389637.7066565}');
INSERT INTO "log" VALUES('O-EUIEjdHSIjfHfp',7,'{"type":"decided","seat":0,"actions":[21],"standin":false,"at":1795389637.720301}');
INSERT INTO "log" VALUES('O-EUIEjdHSIjfHfp',8,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389640.6760929}');
INSERT INTO "log" VALUES('Or-esTnjZiion4RJ',1,'{"type":"created","at":1795389636.4433172,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"Fbgp4lbpgxqTZmvx","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"460aa8b9d5a6a6abfacf3665ab97df759ae43684a5946367424331a484948060"}');
INSERT INTO "log" VALUES('Or-esTnjZiion4RJ',2,'{"type":"sat","seat":0,"guest":"Fbgp4lbpgxqTZmvx","name":"Ada","owner":null,"commitment":"","at":1795389636.4433172}');
INSERT INTO "log" VALUES('Or-esTnjZiion4RJ',3,'{"type":"sat","seat":1,"guest":"w4KIqLY2q0AZ-7hW","name":"Ben","owner":null,"commitment":"","at":1795389636.472137}');
INSERT INTO "log" VALUES('Or-esTnjZiion4RJ',4,'{"type":"decided","seat":0,"actions":[4],"standin":false,"at":1795389636.4785533}');
INSERT INTO "log" VALUES('Or-esTnjZiion4RJ',5,'{"type":"decided","seat":1,"actions":[7],"standin":false,"at":1795389636.499966}');
INSERT INTO "log" VALUES('Or-esTnjZiion4RJ',6,'{"type":"decided","seat":2,"actions":[12],"standin":false,"at":1795389637.5656495}');
INSERT INTO "log" VALUES('Or-esTnjZiion4RJ',7,'{"type":"decided","seat":2,"actions":[44],"standin":false,"at":1795389637.6016815}');
INSERT INTO "log" VALUES('Or-esTnjZiion4RJ',8,'{"type":"decided","seat":0,"actions":[36],"standin":false,"at":1795389637.6061432}');
INSERT INTO "log" VALUES('Or-esTnjZiion4RJ',9,'{"type":"decided","seat":1,"actions":[41],"standin":false,"at":1795389637.609101}');
INSERT INTO "log" VALUES('Or-esTnjZiion4RJ',10,'{"type":"decided","seat":2,"actions":[39],"standin":false,"at":1795389637.6200786}');
INSERT INTO "log" VALUES('Or-esTnjZiion4RJ',11,'{"type":"decided","seat":0,"actions":[38],"standin":false,"at":1795389637.623979}');
INSERT INTO "log" VALUES('Or-esTnjZiion4RJ',12,'{"type":"decided","seat":1,"actions":[43],"standin":false,"at":1795389637.6297107}');
INSERT INTO "log" VALUES('Or-esTnjZiion4RJ',13,'{"type":"spoke","guest":"Fbgp4lbpgxqTZmvx","name":"Ada","text":"my move?","at":1795389637.6379638,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('Or-esTnjZiion4RJ',14,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389640.651959}');
INSERT INTO "log" VALUES('aiMeRO6mCoR9cCmV',1,'{"type":"created","at":1795389638.2308772,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"Fbgp4lbpgxqTZmvx","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"29b550a3d91f17ad8a6a3b8a5d9774a51c3c5fbec1f6845bfb515b838a9726fa"}');
INSERT INTO "log" VALUES('aiMeRO6mCoR9cCmV',2,'{"type":"sat","seat":0,"guest":"Fbgp4lbpgxqTZmvx","name":"Ada","owner":null,"commitment":"","at":1795389638.2308772}');
INSERT INTO "log" VALUES('aiMeRO6mCoR9cCmV',3,'{"type":"sat","seat":1,"guest":"w4KIqLY2q0AZ-7hW","name":"Ben","owner":null,"commitment":"","at":1795389638.2611625}');
INSERT INTO "log" VALUES('aiMeRO6mCoR9cCmV',4,'{"type":"left","seat":1,"removed":false,"at":1795389638.2680223}');
INSERT INTO "log" VALUES('aiMeRO6mCoR9cCmV',5,'{"type":"sat","seat":2,"guest":"w4KIqLY2q0AZ-7hW","name":"Ben","owner":null,"commitment":"","at":1795389638.4720128}');
INSERT INTO "log" VALUES('aiMeRO6mCoR9cCmV',6,'{"type":"arranged","title":"Evening round","locked":false,"watching":null,"paused":null,"talk":null,"at":1795389638.6731052}');
INSERT INTO "log" VALUES('aiMeRO6mCoR9cCmV',7,'{"type":"host_given","seat":2,"at":1795389638.686874}');
INSERT INTO "log" VALUES('aiMeRO6mCoR9cCmV',8,'{"type":"renamed","seat":2,"name":"Benjamin","owner":null,"at":1795389640.6988304}');
INSERT INTO "log" VALUES('brFmtoEtuOI_ChDV',1,'{"type":"created","at":1795389636.1860573,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"Fbgp4lbpgxqTZmvx","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"6de53039d68369042ac6109ea9838ae31c9db9de9a6a68bbb3b53368e160b71e"}');
INSERT INTO "log" VALUES('brFmtoEtuOI_ChDV',2,'{"type":"sat","seat":0,"guest":"Fbgp4lbpgxqTZmvx","name":"Ada","owner":null,"commitment":"","at":1795389636.1860573}');
INSERT INTO "log" VALUES('brFmtoEtuOI_ChDV',3,'{"type":"sat","seat":1,"guest":"w4KIqLY2q0AZ-7hW","name":"Ben","owner":null,"commitment":"","at":1795389636.2542498}');
INSERT INTO "log" VALUES('brFmtoEtuOI_ChDV',4,'{"type":"decided","seat":0,"actions":[2],"standin":false,"at":1795389636.2619677}');
INSERT INTO "log" VALUES('brFmtoEtuOI_ChDV',5,'{"type":"decided","seat":0,"actions":[4],"standin":false,"at":1795389636.267799}');
INSERT INTO "log" VALUES('brFmtoEtuOI_ChDV',6,'{"type":"decided","seat":0,"actions":[7],"standin":false,"at":1795389636.2704794}');
INSERT INTO "log" VALUES('brFmtoEtuOI_ChDV',7,'{"type":"decided","seat":0,"actions":[23],"standin":false,"at":1795389636.2789068}');
INSERT INTO "log" VALUES('brFmtoEtuOI_ChDV',8,'{"type":"decided","seat":0,"actions":[20],"standin":false,"at":1795389636.2818873}');
INSERT INTO "log" VALUES('brFmtoEtuOI_ChDV',9,'{"type":"spoke","guest":"Fbgp4lbpgxqTZmvx","name":"Ada","text":"my move?","at":1795389636.2851098,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('brFmtoEtuOI_ChDV',10,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389640.6105268}');
INSERT INTO "log" VALUES('mfiLluGVSqiC_iJQ',1,'{"type":"created","at":1795389640.1475565,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"Fbgp4lbpgxqTZmvx","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"a73654cbd066c376bdaec423726afacc63ee8d37b70dc2b751bd87975e25121a"}');
INSERT INTO "log" VALUES('mfiLluGVSqiC_iJQ',2,'{"type":"sat","seat":0,"guest":"Fbgp4lbpgxqTZmvx","name":"Ada","owner":null,"commitment":"","at":1795389640.1475565}');
INSERT INTO "log" VALUES('mfiLluGVSqiC_iJQ',3,'{"type":"sat","seat":1,"guest":"w4KIqLY2q0AZ-7hW","name":"Ben","owner":null,"commitment":"","at":1795389640.174816}');
INSERT INTO "log" VALUES('mfiLluGVSqiC_iJQ',4,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795389640.1831443}');
INSERT INTO "log" VALUES('mfiLluGVSqiC_iJQ',5,'{"type":"decided","seat":0,"actions":[35],"standin":false,"at":1795389640.1928294}');
INSERT INTO "log" VALUES('mfiLluGVSqiC_iJQ',6,'{"type":"decided","seat":0,"actions":[15],"standin":false,"at":1795389640.1965463}');
INSERT INTO "log" VALUES('mfiLluGVSqiC_iJQ',7,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795389640.1994472}');
INSERT INTO "log" VALUES('mfiLluGVSqiC_iJQ',8,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795389640.2115588}');
INSERT INTO "log" VALUES('mfiLluGVSqiC_iJQ',9,'{"type":"proposed","seat":0,"kind":"end","at":1795389640.2352788}');
INSERT INTO "log" VALUES('mfiLluGVSqiC_iJQ',10,'{"type":"answered","seat":1,"yes":false,"at":1795389640.2527053}');
INSERT INTO "log" VALUES('mfiLluGVSqiC_iJQ',11,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389640.7376688}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',1,'{"type":"created","at":1795389628.190159,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"Fbgp4lbpgxqTZmvx","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"609841685e2a9f4b9ea16859e72fbcf1a71584a0366c23c8799c9d411b98d089"}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',2,'{"type":"sat","seat":0,"guest":"Fbgp4lbpgxqTZmvx","name":"Ada","owner":null,"commitment":"","at":1795389628.190159}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',3,'{"type":"sat","seat":1,"guest":"w4KIqLY2q0AZ-7hW","name":"Ben","owner":null,"commitment":"","at":1795389628.2525396}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',4,'{"type":"spoke","guest":"Fbgp4lbpgxqTZmvx","name":"Ada","text":"good luck, everybody","at":1795389628.3443916,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',5,'{"type":"decided","seat":1,"actions":[11],"standin":false,"at":1795389628.371938}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',6,'{"type":"decided","seat":2,"actions":[16],"standin":false,"at":1795389628.4173062}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',7,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795389628.439998}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',8,'{"type":"decided","seat":2,"actions":[28],"standin":false,"at":1795389628.4601505}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',9,'{"type":"decided","seat":0,"actions":[27],"standin":false,"at":1795389628.4760985}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',10,'{"type":"decided","seat":1,"actions":[22],"standin":false,"at":1795389628.4905806}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',11,'{"type":"decided","seat":2,"actions":[21],"standin":false,"at":1795389628.5038009}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',12,'{"type":"decided","seat":0,"actions":[29],"standin":false,"at":1795389628.5068202}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',13,'{"type":"decided","seat":1,"actions":[26],"standin":false,"at":1795389628.5097377}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',14,'{"type":"decided","seat":0,"actions":[61],"standin":false,"at":1795389628.5215015}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',15,'{"type":"decided","seat":1,"actions":[50],"standin":false,"at":1795389628.5240526}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',16,'{"type":"decided","seat":2,"actions":[45],"standin":false,"at":1795389628.5354872}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',17,'{"type":"decided","seat":0,"actions":[48],"standin":false,"at":1795389628.555957}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',18,'{"type":"decided","seat":1,"actions":[60],"standin":false,"at":1795389628.5626523}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',19,'{"type":"decided","seat":0,"actions":[30],"standin":false,"at":1795389628.5678725}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',20,'{"type":"decided","seat":1,"actions":[32],"standin":false,"at":1795389628.5758395}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',21,'{"type":"decided","seat":2,"actions":[37],"standin":false,"at":1795389628.608411}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',22,'{"type":"decided","seat":2,"actions":[60],"standin":false,"at":1795389628.6161237}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',23,'{"type":"decided","seat":0,"actions":[24],"standin":false,"at":1795389628.635969}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',24,'{"type":"decided","seat":1,"actions":[25],"standin":false,"at":1795389628.6398425}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',25,'{"type":"decided","seat":2,"actions":[23],"standin":false,"at":1795389628.6602674}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',26,'{"type":"decided","seat":1,"actions":[41],"standin":false,"at":1795389628.6700714}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',27,'{"type":"decided","seat":2,"actions":[40],"standin":false,"at":1795389629.8047345}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',28,'{"type":"decided","seat":0,"actions":[39],"standin":false,"at":1795389629.8138723}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',29,'{"type":"decided","seat":1,"actions":[52],"standin":false,"at":1795389629.8285985}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',30,'{"type":"decided","seat":2,"actions":[51],"standin":false,"at":1795389629.8482049}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',31,'{"type":"decided","seat":0,"actions":[54],"standin":false,"at":1795389629.8567266}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',32,'{"type":"decided","seat":0,"actions":[53],"standin":false,"at":1795389629.8683853}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',33,'{"type":"decided","seat":1,"actions":[47],"standin":false,"at":1795389629.8905203}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',34,'{"type":"decided","seat":2,"actions":[14],"standin":false,"at":1795389629.8988745}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',35,'{"type":"decided","seat":0,"actions":[34],"standin":false,"at":1795389629.9018657}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',36,'{"type":"decided","seat":1,"actions":[20],"standin":false,"at":1795389629.904498}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',37,'{"type":"decided","seat":2,"actions":[33],"standin":false,"at":1795389629.9119117}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',38,'{"type":"decided","seat":0,"actions":[31],"standin":false,"at":1795389629.9149294}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',39,'{"type":"decided","seat":1,"actions":[18],"standin":false,"at":1795389629.9172268}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',40,'{"type":"decided","seat":2,"actions":[36],"standin":false,"at":1795389629.923369}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',41,'{"type":"decided","seat":2,"actions":[35],"standin":false,"at":1795389630.4041004}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',42,'{"type":"decided","seat":0,"actions":[42],"standin":false,"at":1795389630.4098356}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',43,'{"type":"decided","seat":1,"actions":[38],"standin":false,"at":1795389630.4194088}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',44,'{"type":"decided","seat":0,"actions":[46],"standin":false,"at":1795389630.430414}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',45,'{"type":"decided","seat":1,"actions":[19],"standin":false,"at":1795389630.4376094}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',46,'{"type":"decided","seat":2,"actions":[13],"standin":false,"at":1795389630.4463031}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',47,'{"type":"decided","seat":1,"actions":[15],"standin":false,"at":1795389630.4652426}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',48,'{"type":"decided","seat":2,"actions":[44],"standin":false,"at":1795389630.4832256}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',49,'{"type":"decided","seat":0,"actions":[55],"standin":false,"at":1795389630.4904313}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',50,'{"type":"decided","seat":0,"actions":[62],"standin":false,"at":1795389630.4964027}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',51,'{"type":"decided","seat":2,"actions":[43],"standin":false,"at":1795389630.512786}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',52,'{"type":"decided","seat":0,"actions":[49],"standin":false,"at":1795389630.5181348}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',53,'{"type":"decided","seat":1,"actions":[17],"standin":false,"at":1795389630.6256}');
INSERT INTO "log" VALUES('u7y2EuSMAizZ6s8n',54,'{"type":"followed","table":"6EHnkLdtqkXJt1qw","seat":0,"at":1795389630.633854}');
INSERT INTO "log" VALUES('wGmX703YV59AfqvQ',1,'{"type":"created","at":1795389639.1788678,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"Fbgp4lbpgxqTZmvx","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"8eba4eb908c2dd970729de5a613cee72a8cc680bc7acf433a636c46e2c056edf"}');
INSERT INTO "log" VALUES('wGmX703YV59AfqvQ',2,'{"type":"sat","seat":0,"guest":"Fbgp4lbpgxqTZmvx","name":"Ada","owner":null,"commitment":"","at":1795389639.1788678}');
INSERT INTO "log" VALUES('wGmX703YV59AfqvQ',3,'{"type":"sat","seat":1,"guest":"w4KIqLY2q0AZ-7hW","name":"Ben","owner":null,"commitment":"","at":1795389639.2912738}');
INSERT INTO "log" VALUES('wGmX703YV59AfqvQ',4,'{"type":"decided","seat":0,"actions":[7],"standin":false,"at":1795389639.3281426}');
INSERT INTO "log" VALUES('wGmX703YV59AfqvQ',5,'{"type":"decided","seat":0,"actions":[35],"standin":false,"at":1795389639.3442776}');
INSERT INTO "log" VALUES('wGmX703YV59AfqvQ',6,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795389639.3517115}');
INSERT INTO "log" VALUES('wGmX703YV59AfqvQ',7,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795389639.3553817}');
INSERT INTO "log" VALUES('wGmX703YV59AfqvQ',8,'{"type":"decided","seat":0,"actions":[33],"standin":false,"at":1795389639.3591955}');
INSERT INTO "log" VALUES('wGmX703YV59AfqvQ',9,'{"type":"ended","why":"concession","seat":0,"at":1795389639.3642755}');
INSERT INTO "log" VALUES('zgkcWWRsY1nrcq2M',1,'{"type":"created","at":1795389637.7483637,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"Fbgp4lbpgxqTZmvx","listed":true,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"20265ad4e8e4c1f56b7ef217e349ae4721eeb956586c2a2ce83621e3d1d9209d"}');
INSERT INTO "log" VALUES('zgkcWWRsY1nrcq2M',2,'{"type":"sat","seat":0,"guest":"Fbgp4lbpgxqTZmvx","name":"Ada","owner":null,"commitment":"","at":1795389637.7483637}');
CREATE TABLE "members" (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	called BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('Fbgp4lbpgxqTZmvx','u7y2EuSMAizZ6s8n',0,0,0);
INSERT INTO "members" VALUES('w4KIqLY2q0AZ-7hW','u7y2EuSMAizZ6s8n',1,0,0);
INSERT INTO "members" VALUES('Fbgp4lbpgxqTZmvx','6EHnkLdtqkXJt1qw',0,0,0);
INSERT INTO "members" VALUES('w4KIqLY2q0AZ-7hW','6EHnkLdtqkXJt1qw',1,0,0);
INSERT INTO "members" VALUES('Fbgp4lbpgxqTZmvx','8BEXffqKMH3jw6jV',0,0,0);
INSERT INTO "members" VALUES('w4KIqLY2q0AZ-7hW','8BEXffqKMH3jw6jV',1,0,0);
INSERT INTO "members" VALUES('Fbgp4lbpgxqTZmvx','brFmtoEtuOI_ChDV',0,0,0);
INSERT INTO "members" VALUES('w4KIqLY2q0AZ-7hW','brFmtoEtuOI_ChDV',1,0,0);
INSERT INTO "members" VALUES('Fbgp4lbpgxqTZmvx','6Y7w1PHemcJbfmNu',0,0,0);
INSERT INTO "members" VALUES('w4KIqLY2q0AZ-7hW','6Y7w1PHemcJbfmNu',1,0,0);
INSERT INTO "members" VALUES('Fbgp4lbpgxqTZmvx','Or-esTnjZiion4RJ',0,0,0);
INSERT INTO "members" VALUES('w4KIqLY2q0AZ-7hW','Or-esTnjZiion4RJ',1,0,0);
INSERT INTO "members" VALUES('Fbgp4lbpgxqTZmvx','O-EUIEjdHSIjfHfp',0,0,0);
INSERT INTO "members" VALUES('w4KIqLY2q0AZ-7hW','O-EUIEjdHSIjfHfp',1,0,0);
INSERT INTO "members" VALUES('Fbgp4lbpgxqTZmvx','zgkcWWRsY1nrcq2M',0,0,0);
INSERT INTO "members" VALUES('Fbgp4lbpgxqTZmvx','aiMeRO6mCoR9cCmV',0,0,0);
INSERT INTO "members" VALUES('w4KIqLY2q0AZ-7hW','aiMeRO6mCoR9cCmV',2,0,0);
INSERT INTO "members" VALUES('Fbgp4lbpgxqTZmvx','IBrp5tBQlD5LObE1',0,0,0);
INSERT INTO "members" VALUES('w4KIqLY2q0AZ-7hW','IBrp5tBQlD5LObE1',1,0,0);
INSERT INTO "members" VALUES('Fbgp4lbpgxqTZmvx','wGmX703YV59AfqvQ',0,0,0);
INSERT INTO "members" VALUES('w4KIqLY2q0AZ-7hW','wGmX703YV59AfqvQ',1,0,0);
INSERT INTO "members" VALUES('Fbgp4lbpgxqTZmvx','mfiLluGVSqiC_iJQ',0,0,0);
INSERT INTO "members" VALUES('w4KIqLY2q0AZ-7hW','mfiLluGVSqiC_iJQ',1,0,0);
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
INSERT INTO "questions" VALUES('u7y2EuSMAizZ6s8n',1,16,2,'beginner','0.1.0',1.79538963820092463494e+09);
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
INSERT INTO "secrets" VALUES('house','a4ba8dac');
INSERT INTO "secrets" VALUES('guests since','1795389626.7105093');
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
INSERT INTO "subscriptions" VALUES('579cdeac6eba6e9ab696a7f8203fb18041574b8dd98a4beb4baee1dc572190ed','Fbgp4lbpgxqTZmvx','https://push.example.org/1','BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM','tBHItJI5svbpez7KI4CCXg','en',1.79538963805766940123e+09);
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
INSERT INTO "tables" VALUES('u7y2EuSMAizZ6s8n','seas-of-strife','finished',0,1.7953896281901590824e+09,1.79538963063385391231e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','u7y2EuSMAizZ6s8n',NULL,'[]','{"winners":[1,2],"scores":[7,4,4],"ended":null,"conceded":null,"counts":true}',54,0);
INSERT INTO "tables" VALUES('6EHnkLdtqkXJt1qw','seas-of-strife','waiting',0,1.79538963063370895383e+09,1.79538963063370895383e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"Ben","online":false,"level":null,"standin":null,"reserved":true,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','u7y2EuSMAizZ6s8n',NULL,'[]','null',2,0);
INSERT INTO "tables" VALUES('8BEXffqKMH3jw6jV','seas-of-strife','playing',0,1.79538963063952279088e+09,1.79538964060145425803e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','8BEXffqKMH3jw6jV',NULL,'[0]','null',19,0);
INSERT INTO "tables" VALUES('brFmtoEtuOI_ChDV','feud','playing',0,1.79538963618605732918e+09,1.79538964061052680023e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','brFmtoEtuOI_ChDV',NULL,'[0,1]','null',10,0);
INSERT INTO "tables" VALUES('6Y7w1PHemcJbfmNu','turn-the-tide','playing',0,1.79538963629490160942e+09,1.79538964063688683513e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','6Y7w1PHemcJbfmNu',NULL,'[0,1]','null',15,0);
INSERT INTO "tables" VALUES('Or-esTnjZiion4RJ','sea-change','playing',0,1.79538963644331717485e+09,1.7953896406519589424e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','Or-esTnjZiion4RJ',NULL,'[1]','null',14,0);
INSERT INTO "tables" VALUES('O-EUIEjdHSIjfHfp','seas-of-strife','playing',0,1.79538963764639854432e+09,1.79538964067609286309e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','By letter','O-EUIEjdHSIjfHfp',1.79547603772030091285e+09,'[1]','null',8,0);
INSERT INTO "tables" VALUES('zgkcWWRsY1nrcq2M','seas-of-strife','waiting',1,1.79538963774836373334e+09,1.79538963774836373334e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','zgkcWWRsY1nrcq2M',NULL,'[]','null',2,0);
INSERT INTO "tables" VALUES('aiMeRO6mCoR9cCmV','seas-of-strife','waiting',0,1.79538963823087716099e+09,1.79538964069883036616e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','Evening round','aiMeRO6mCoR9cCmV',NULL,'[]','null',8,0);
INSERT INTO "tables" VALUES('IBrp5tBQlD5LObE1','feud','playing',0,1.79538963868379879001e+09,1.79538964071020054821e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','IBrp5tBQlD5LObE1',NULL,'[0,1]','null',10,0);
INSERT INTO "tables" VALUES('wGmX703YV59AfqvQ','feud','finished',0,1.79538963917886781689e+09,1.79538963936427545548e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','wGmX703YV59AfqvQ',NULL,'[]','{"winners":[],"scores":[],"ended":"concession","conceded":0,"counts":true}',9,0);
INSERT INTO "tables" VALUES('mfiLluGVSqiC_iJQ','feud','playing',0,1.79538964014755654335e+09,1.79538964073766875266e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','mfiLluGVSqiC_iJQ',NULL,'[0,1]','null',11,0);
CREATE TABLE tokens (
	token_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT, follows VARCHAR(64), proved FLOAT, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "tokens" VALUES('579cdeac6eba6e9ab696a7f8203fb18041574b8dd98a4beb4baee1dc572190ed','Fbgp4lbpgxqTZmvx','device',1.79538962804104518895e+09,1.82994962804103779799e+09,NULL,1.79538963780491304402e+09);
INSERT INTO "tokens" VALUES('1b8b96e29f983aa8ae20181a18da958ea30ee975398df0d94af6afd2bd5575d9','w4KIqLY2q0AZ-7hW','device',1.79538962814187979697e+09,1.8299496281418733596e+09,NULL,NULL);
INSERT INTO "tokens" VALUES('ddccde1730a6851c7d60ff82f93317c15001a640253a3b4848c1121a1b31f57d','Fbgp4lbpgxqTZmvx','recovery',1.79538963778431320188e+09,NULL,NULL,NULL);
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
COMMIT;
