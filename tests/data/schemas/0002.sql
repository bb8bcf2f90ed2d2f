-- {"finished": "4q7duijglWs_TV3E", "tokens": {"Ada": "B1SPaj_Cd2aJbDMsCGd_7zaS4FTNDxffOUWRGpZxvig", "Ben": "g9NAy61TW1NGoKVgWjC2YsYvSUZ6Wf0TpHdu9Tffq4o"}, "running": "zztQ29AJTiE2O7Yg", "running_feud": "vzD6f2imTk-O_Fq_", "running_tide": "vYaP38Ba_9jLglfm", "running_change": "htPe75_FN_1IFkyu", "waiting": "e7E6ONId7zLNFewD", "ids": {"Ada": "vVzF90GbCeTlV-dk", "Ben": "ssAff7kKRlz4vN4w"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token_hash)
);
INSERT INTO "guests" VALUES('vVzF90GbCeTlV-dk','05e206751ef84acf803739ae50140abdcfea7eb4594fbec7cb9a9f63b638c3ca','Ada',1.7953769708814179897e+09);
INSERT INTO "guests" VALUES('ssAff7kKRlz4vN4w','bd776a385e0da4afd29830be4e3821637594135c26f4975c6b5281b34719b928','Benjamin',1.79537697092934012414e+09);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('4ZdLpw-HT93CI4zU',1,'{"type":"created","at":1795376972.2978265,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"5db525f6f9756200a482a190e2007a23ee4169604ade1b7462900ef4ededc05a","chairs":[{"kind":"person","level":null},{"kind":"person","level":null}],"host":"vVzF90GbCeTlV-dk","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('4ZdLpw-HT93CI4zU',2,'{"type":"sat","seat":0,"guest":"vVzF90GbCeTlV-dk","name":"Ada"}');
INSERT INTO "log" VALUES('4ZdLpw-HT93CI4zU',3,'{"type":"sat","seat":1,"guest":"ssAff7kKRlz4vN4w","name":"Ben"}');
INSERT INTO "log" VALUES('4ZdLpw-HT93CI4zU',4,'{"type":"decided","seat":0,"actions":[20]}');
INSERT INTO "log" VALUES('4ZdLpw-HT93CI4zU',5,'{"type":"decided","seat":0,"actions":[40]}');
INSERT INTO "log" VALUES('4ZdLpw-HT93CI4zU',6,'{"type":"decided","seat":0,"actions":[24]}');
INSERT INTO "log" VALUES('4ZdLpw-HT93CI4zU',7,'{"type":"decided","seat":0,"actions":[29]}');
INSERT INTO "log" VALUES('4ZdLpw-HT93CI4zU',8,'{"type":"decided","seat":0,"actions":[36]}');
INSERT INTO "log" VALUES('4ZdLpw-HT93CI4zU',9,'{"type":"renamed","seat":1,"name":"Benjamin"}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',1,'{"type":"created","at":1795376970.9533029,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"7d4721d5adc250b5e9e96f55e01465312ae04bc3f67b5333433d69de1604fa76","chairs":[{"kind":"person","level":null},{"kind":"person","level":null},{"kind":"bot","level":"easy"}],"host":"vVzF90GbCeTlV-dk","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',2,'{"type":"sat","seat":0,"guest":"vVzF90GbCeTlV-dk","name":"Ada"}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',3,'{"type":"sat","seat":1,"guest":"ssAff7kKRlz4vN4w","name":"Ben"}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',4,'{"type":"spoke","guest":"vVzF90GbCeTlV-dk","name":"Ada","text":"good luck, everybody","at":1795376970.988277,"seat":0}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',5,'{"type":"decided","seat":0,"actions":[11]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',6,'{"type":"decided","seat":1,"actions":[19]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',7,'{"type":"decided","seat":2,"actions":[14]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',8,'{"type":"decided","seat":1,"actions":[51]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',9,'{"type":"decided","seat":2,"actions":[54]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',10,'{"type":"decided","seat":0,"actions":[53]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',11,'{"type":"decided","seat":2,"actions":[45]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',12,'{"type":"decided","seat":0,"actions":[46]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',13,'{"type":"decided","seat":1,"actions":[47]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',14,'{"type":"decided","seat":1,"actions":[39]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',15,'{"type":"decided","seat":2,"actions":[42]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',16,'{"type":"decided","seat":0,"actions":[40]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',17,'{"type":"decided","seat":2,"actions":[23]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',18,'{"type":"decided","seat":0,"actions":[28]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',19,'{"type":"decided","seat":1,"actions":[21]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',20,'{"type":"decided","seat":0,"actions":[24]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',21,'{"type":"decided","seat":1,"actions":[16]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',22,'{"type":"decided","seat":2,"actions":[20]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',23,'{"type":"decided","seat":2,"actions":[61]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',24,'{"type":"decided","seat":1,"actions":[44]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',25,'{"type":"decided","seat":2,"actions":[27]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',26,'{"type":"decided","seat":0,"actions":[25]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',27,'{"type":"decided","seat":2,"actions":[37]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',28,'{"type":"decided","seat":0,"actions":[33]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',29,'{"type":"decided","seat":1,"actions":[35]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',30,'{"type":"decided","seat":2,"actions":[60]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',31,'{"type":"decided","seat":0,"actions":[32]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',32,'{"type":"decided","seat":1,"actions":[30]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',33,'{"type":"decided","seat":2,"actions":[48]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',34,'{"type":"decided","seat":0,"actions":[38]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',35,'{"type":"decided","seat":1,"actions":[43]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',36,'{"type":"decided","seat":2,"actions":[29]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',37,'{"type":"decided","seat":1,"actions":[34]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',38,'{"type":"decided","seat":2,"actions":[12]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',39,'{"type":"decided","seat":0,"actions":[17]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',40,'{"type":"decided","seat":0,"actions":[13]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',41,'{"type":"decided","seat":1,"actions":[15]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',42,'{"type":"decided","seat":2,"actions":[55]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',43,'{"type":"decided","seat":1,"actions":[31]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',44,'{"type":"decided","seat":2,"actions":[22]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',45,'{"type":"decided","seat":0,"actions":[26]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',46,'{"type":"decided","seat":0,"actions":[18]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',47,'{"type":"decided","seat":1,"actions":[41]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',48,'{"type":"decided","seat":2,"actions":[52]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',49,'{"type":"decided","seat":2,"actions":[50]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',50,'{"type":"decided","seat":0,"actions":[36]}');
INSERT INTO "log" VALUES('4q7duijglWs_TV3E',51,'{"type":"decided","seat":1,"actions":[49]}');
INSERT INTO "log" VALUES('e7E6ONId7zLNFewD',1,'{"type":"created","at":1795376971.8052611,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"a66b8090b7d9fdd51b7d5010172902cec9f07a3d8eafab05db4df55200059dd2","chairs":[{"kind":"person","level":null},{"kind":"person","level":null},{"kind":"bot","level":"easy"}],"host":"vVzF90GbCeTlV-dk","listed":true,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('e7E6ONId7zLNFewD',2,'{"type":"sat","seat":0,"guest":"vVzF90GbCeTlV-dk","name":"Ada"}');
INSERT INTO "log" VALUES('hLe6lVdcJ6OomBHQ',1,'{"type":"created","at":1795376972.428843,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"3a319634efa37782b9745ef092cdcf70e0687df662a2bc01500e603969c652a3","chairs":[{"kind":"person","level":null},{"kind":"person","level":null}],"host":"vVzF90GbCeTlV-dk","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('hLe6lVdcJ6OomBHQ',2,'{"type":"sat","seat":0,"guest":"vVzF90GbCeTlV-dk","name":"Ada"}');
INSERT INTO "log" VALUES('hLe6lVdcJ6OomBHQ',3,'{"type":"sat","seat":1,"guest":"ssAff7kKRlz4vN4w","name":"Ben"}');
INSERT INTO "log" VALUES('hLe6lVdcJ6OomBHQ',4,'{"type":"decided","seat":0,"actions":[1]}');
INSERT INTO "log" VALUES('hLe6lVdcJ6OomBHQ',5,'{"type":"decided","seat":0,"actions":[39]}');
INSERT INTO "log" VALUES('hLe6lVdcJ6OomBHQ',6,'{"type":"decided","seat":0,"actions":[13]}');
INSERT INTO "log" VALUES('hLe6lVdcJ6OomBHQ',7,'{"type":"decided","seat":0,"actions":[29]}');
INSERT INTO "log" VALUES('hLe6lVdcJ6OomBHQ',8,'{"type":"decided","seat":0,"actions":[30]}');
INSERT INTO "log" VALUES('hLe6lVdcJ6OomBHQ',9,'{"type":"renamed","seat":1,"name":"Benjamin"}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',1,'{"type":"created","at":1795376971.7243378,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"c8eeeb9c854ccb04eb604ab2e087bd061295a5f39a32c0ce405fa9e2423bd717","chairs":[{"kind":"person","level":null},{"kind":"person","level":null},{"kind":"bot","level":"easy"}],"host":"vVzF90GbCeTlV-dk","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',2,'{"type":"sat","seat":0,"guest":"vVzF90GbCeTlV-dk","name":"Ada"}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',3,'{"type":"sat","seat":1,"guest":"ssAff7kKRlz4vN4w","name":"Ben"}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',4,'{"type":"decided","seat":2,"actions":[7]}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',5,'{"type":"decided","seat":0,"actions":[0]}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',6,'{"type":"decided","seat":1,"actions":[6]}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',7,'{"type":"decided","seat":2,"actions":[12]}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',8,'{"type":"decided","seat":0,"actions":[8]}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',9,'{"type":"decided","seat":1,"actions":[11]}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',10,'{"type":"decided","seat":2,"actions":[10]}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',11,'{"type":"decided","seat":0,"actions":[24]}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',12,'{"type":"decided","seat":1,"actions":[9]}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',13,'{"type":"decided","seat":2,"actions":[4]}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',14,'{"type":"spoke","guest":"vVzF90GbCeTlV-dk","name":"Ada","text":"my move?","at":1795376971.8022234,"seat":0}');
INSERT INTO "log" VALUES('htPe75_FN_1IFkyu',15,'{"type":"renamed","seat":1,"name":"Benjamin"}');
INSERT INTO "log" VALUES('kjlAskug3B8Lw-YL',1,'{"type":"created","at":1795376972.364375,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"f60c1fe6df9438aa224063ef48ac02629c3958726ca8abb28fd92849398e7062","chairs":[{"kind":"person","level":null},{"kind":"person","level":null}],"host":"vVzF90GbCeTlV-dk","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('kjlAskug3B8Lw-YL',2,'{"type":"sat","seat":0,"guest":"vVzF90GbCeTlV-dk","name":"Ada"}');
INSERT INTO "log" VALUES('kjlAskug3B8Lw-YL',3,'{"type":"sat","seat":1,"guest":"ssAff7kKRlz4vN4w","name":"Ben"}');
INSERT INTO "log" VALUES('kjlAskug3B8Lw-YL',4,'{"type":"decided","seat":0,"actions":[11]}');
INSERT INTO "log" VALUES('kjlAskug3B8Lw-YL',5,'{"type":"decided","seat":0,"actions":[37]}');
INSERT INTO "log" VALUES('kjlAskug3B8Lw-YL',6,'{"type":"decided","seat":0,"actions":[12]}');
INSERT INTO "log" VALUES('kjlAskug3B8Lw-YL',7,'{"type":"decided","seat":0,"actions":[17]}');
INSERT INTO "log" VALUES('kjlAskug3B8Lw-YL',8,'{"type":"decided","seat":0,"actions":[34]}');
INSERT INTO "log" VALUES('kjlAskug3B8Lw-YL',9,'{"type":"renamed","seat":1,"name":"Benjamin"}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',1,'{"type":"created","at":1795376971.6247911,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"3c9f97610cbab3767efbdf0a71d83247898748be687981fe97c1da7ad095d881","chairs":[{"kind":"person","level":null},{"kind":"person","level":null},{"kind":"bot","level":"easy"}],"host":"vVzF90GbCeTlV-dk","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',2,'{"type":"sat","seat":0,"guest":"vVzF90GbCeTlV-dk","name":"Ada"}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',3,'{"type":"sat","seat":1,"guest":"ssAff7kKRlz4vN4w","name":"Ben"}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',4,'{"type":"decided","seat":0,"actions":[1]}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',5,'{"type":"decided","seat":2,"actions":[58]}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',6,'{"type":"decided","seat":1,"actions":[19]}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',7,'{"type":"decided","seat":2,"actions":[9]}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',8,'{"type":"decided","seat":0,"actions":[21]}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',9,'{"type":"decided","seat":1,"actions":[45]}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',10,'{"type":"decided","seat":0,"actions":[25]}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',11,'{"type":"decided","seat":2,"actions":[24]}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',12,'{"type":"decided","seat":1,"actions":[44]}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',13,'{"type":"decided","seat":2,"actions":[17]}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',14,'{"type":"spoke","guest":"vVzF90GbCeTlV-dk","name":"Ada","text":"my move?","at":1795376971.7261915,"seat":0}');
INSERT INTO "log" VALUES('vYaP38Ba_9jLglfm',15,'{"type":"renamed","seat":1,"name":"Benjamin"}');
INSERT INTO "log" VALUES('vzD6f2imTk-O_Fq_',1,'{"type":"created","at":1795376971.4858797,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"d885849f6fd5b03b291557223c4b22e1ca7e32cc08bc3dd1634c47a3d141f13d","chairs":[{"kind":"person","level":null},{"kind":"person","level":null}],"host":"vVzF90GbCeTlV-dk","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('vzD6f2imTk-O_Fq_',2,'{"type":"sat","seat":0,"guest":"vVzF90GbCeTlV-dk","name":"Ada"}');
INSERT INTO "log" VALUES('vzD6f2imTk-O_Fq_',3,'{"type":"sat","seat":1,"guest":"ssAff7kKRlz4vN4w","name":"Ben"}');
INSERT INTO "log" VALUES('vzD6f2imTk-O_Fq_',4,'{"type":"decided","seat":0,"actions":[3]}');
INSERT INTO "log" VALUES('vzD6f2imTk-O_Fq_',5,'{"type":"decided","seat":0,"actions":[8]}');
INSERT INTO "log" VALUES('vzD6f2imTk-O_Fq_',6,'{"type":"decided","seat":0,"actions":[15]}');
INSERT INTO "log" VALUES('vzD6f2imTk-O_Fq_',7,'{"type":"decided","seat":0,"actions":[31]}');
INSERT INTO "log" VALUES('vzD6f2imTk-O_Fq_',8,'{"type":"decided","seat":0,"actions":[20]}');
INSERT INTO "log" VALUES('vzD6f2imTk-O_Fq_',9,'{"type":"spoke","guest":"vVzF90GbCeTlV-dk","name":"Ada","text":"my move?","at":1795376971.6141422,"seat":0}');
INSERT INTO "log" VALUES('vzD6f2imTk-O_Fq_',10,'{"type":"renamed","seat":1,"name":"Benjamin"}');
INSERT INTO "log" VALUES('w7Q5EnchxdcTyHDx',1,'{"type":"created","at":1795376971.8811538,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"c86f41fb05a15ab7303f8579a2726e25dd670000a175edf91895a6b2d71cec19","chairs":[{"kind":"person","level":null},{"kind":"person","level":null},{"kind":"person","level":null}],"host":"vVzF90GbCeTlV-dk","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('w7Q5EnchxdcTyHDx',2,'{"type":"sat","seat":0,"guest":"vVzF90GbCeTlV-dk","name":"Ada"}');
INSERT INTO "log" VALUES('w7Q5EnchxdcTyHDx',3,'{"type":"sat","seat":1,"guest":"ssAff7kKRlz4vN4w","name":"Ben"}');
INSERT INTO "log" VALUES('w7Q5EnchxdcTyHDx',4,'{"type":"left","seat":1}');
INSERT INTO "log" VALUES('w7Q5EnchxdcTyHDx',5,'{"type":"sat","seat":2,"guest":"ssAff7kKRlz4vN4w","name":"Ben"}');
INSERT INTO "log" VALUES('w7Q5EnchxdcTyHDx',6,'{"type":"renamed","seat":2,"name":"Benjamin"}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',1,'{"type":"created","at":1795376971.305795,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"c9f7d0280ba412f11c7e0d6a7dee694327e6e573201201c63b03f8c45768cef1","chairs":[{"kind":"person","level":null},{"kind":"person","level":null},{"kind":"bot","level":"easy"}],"host":"vVzF90GbCeTlV-dk","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',2,'{"type":"sat","seat":0,"guest":"vVzF90GbCeTlV-dk","name":"Ada"}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',3,'{"type":"sat","seat":1,"guest":"ssAff7kKRlz4vN4w","name":"Ben"}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',4,'{"type":"decided","seat":1,"actions":[30]}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',5,'{"type":"decided","seat":2,"actions":[31]}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',6,'{"type":"decided","seat":0,"actions":[33]}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',7,'{"type":"decided","seat":0,"actions":[37]}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',8,'{"type":"decided","seat":1,"actions":[34]}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',9,'{"type":"decided","seat":2,"actions":[46]}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',10,'{"type":"decided","seat":2,"actions":[49]}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',11,'{"type":"decided","seat":0,"actions":[48]}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',12,'{"type":"decided","seat":1,"actions":[45]}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',13,'{"type":"decided","seat":2,"actions":[53]}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',14,'{"type":"decided","seat":0,"actions":[54]}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',15,'{"type":"decided","seat":1,"actions":[51]}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',16,'{"type":"decided","seat":0,"actions":[52]}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',17,'{"type":"spoke","guest":"vVzF90GbCeTlV-dk","name":"Ada","text":"my move?","at":1795376971.4771214,"seat":0}');
INSERT INTO "log" VALUES('zztQ29AJTiE2O7Yg',18,'{"type":"renamed","seat":1,"name":"Benjamin"}');
CREATE TABLE "members" (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('vVzF90GbCeTlV-dk','4q7duijglWs_TV3E',0,0);
INSERT INTO "members" VALUES('ssAff7kKRlz4vN4w','4q7duijglWs_TV3E',1,0);
INSERT INTO "members" VALUES('vVzF90GbCeTlV-dk','zztQ29AJTiE2O7Yg',0,0);
INSERT INTO "members" VALUES('ssAff7kKRlz4vN4w','zztQ29AJTiE2O7Yg',1,0);
INSERT INTO "members" VALUES('vVzF90GbCeTlV-dk','vzD6f2imTk-O_Fq_',0,0);
INSERT INTO "members" VALUES('ssAff7kKRlz4vN4w','vzD6f2imTk-O_Fq_',1,0);
INSERT INTO "members" VALUES('vVzF90GbCeTlV-dk','vYaP38Ba_9jLglfm',0,0);
INSERT INTO "members" VALUES('ssAff7kKRlz4vN4w','vYaP38Ba_9jLglfm',1,0);
INSERT INTO "members" VALUES('vVzF90GbCeTlV-dk','htPe75_FN_1IFkyu',0,0);
INSERT INTO "members" VALUES('ssAff7kKRlz4vN4w','htPe75_FN_1IFkyu',1,0);
INSERT INTO "members" VALUES('vVzF90GbCeTlV-dk','e7E6ONId7zLNFewD',0,0);
INSERT INTO "members" VALUES('vVzF90GbCeTlV-dk','w7Q5EnchxdcTyHDx',0,0);
INSERT INTO "members" VALUES('ssAff7kKRlz4vN4w','w7Q5EnchxdcTyHDx',2,0);
INSERT INTO "members" VALUES('vVzF90GbCeTlV-dk','4ZdLpw-HT93CI4zU',0,0);
INSERT INTO "members" VALUES('ssAff7kKRlz4vN4w','4ZdLpw-HT93CI4zU',1,0);
INSERT INTO "members" VALUES('vVzF90GbCeTlV-dk','kjlAskug3B8Lw-YL',0,0);
INSERT INTO "members" VALUES('ssAff7kKRlz4vN4w','kjlAskug3B8Lw-YL',1,0);
INSERT INTO "members" VALUES('vVzF90GbCeTlV-dk','hLe6lVdcJ6OomBHQ',0,0);
INSERT INTO "members" VALUES('ssAff7kKRlz4vN4w','hLe6lVdcJ6OomBHQ',1,0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	phase VARCHAR(10) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	seats JSON NOT NULL, title VARCHAR(60) DEFAULT '' NOT NULL, evening VARCHAR(32) DEFAULT '' NOT NULL, due FLOAT, owing JSON DEFAULT '[]' NOT NULL, outcome JSON, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('4q7duijglWs_TV3E','seas-of-strife','finished',0,1.79537697095330286024e+09,1.79537697130169272416e+09,'[{"seat":0,"kind":"person","name":"Ada","online":true,"level":null},{"seat":1,"kind":"person","name":"Ben","online":true,"level":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy"}]','','4q7duijglWs_TV3E',NULL,'[]','{"winners":[0,1],"scores":[4,4,7],"ended":null,"conceded":null,"counts":true}');
INSERT INTO "tables" VALUES('zztQ29AJTiE2O7Yg','seas-of-strife','playing',0,1.79537697130579495434e+09,1.7953769728061809539e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy"}]','','zztQ29AJTiE2O7Yg',NULL,'[1]','null');
INSERT INTO "tables" VALUES('vzD6f2imTk-O_Fq_','feud','playing',0,1.79537697148587965965e+09,1.79537697280830621723e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null}]','','vzD6f2imTk-O_Fq_',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('vYaP38Ba_9jLglfm','turn-the-tide','playing',0,1.79537697162479114535e+09,1.79537697281290054319e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy"}]','','vYaP38Ba_9jLglfm',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('htPe75_FN_1IFkyu','sea-change','playing',0,1.79537697172433781626e+09,1.79537697281498241424e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy"}]','','htPe75_FN_1IFkyu',NULL,'[0]','null');
INSERT INTO "tables" VALUES('e7E6ONId7zLNFewD','seas-of-strife','waiting',1,1.79537697180526113508e+09,1.79537697180526113508e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"open","name":"","online":false,"level":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy"}]','','e7E6ONId7zLNFewD',NULL,'[]','null');
INSERT INTO "tables" VALUES('w7Q5EnchxdcTyHDx','seas-of-strife','waiting',0,1.79537697188115382201e+09,1.795376972816772461e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"open","name":"","online":false,"level":null},{"seat":2,"kind":"person","name":"Benjamin","online":false,"level":null}]','','w7Q5EnchxdcTyHDx',NULL,'[]','null');
INSERT INTO "tables" VALUES('4ZdLpw-HT93CI4zU','feud','playing',0,1.79537697229782652851e+09,1.79537697281865334508e+09,'[{"seat":0,"kind":"person","name":"Ada","online":true,"level":null},{"seat":1,"kind":"person","name":"Benjamin","online":true,"level":null}]','','4ZdLpw-HT93CI4zU',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('kjlAskug3B8Lw-YL','feud','playing',0,1.79537697236437511442e+09,1.79537697282124400141e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"person","name":"Benjamin","online":true,"level":null}]','','kjlAskug3B8Lw-YL',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('hLe6lVdcJ6OomBHQ','feud','playing',0,1.79537697242884302143e+09,1.79537697282455468179e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null}]','','hLe6lVdcJ6OomBHQ',NULL,'[0,1]','null');
CREATE INDEX tables_open ON tables (phase, listed, changed);
CREATE INDEX tables_evening ON tables (evening);
CREATE INDEX tables_due ON tables (due);
COMMIT;
