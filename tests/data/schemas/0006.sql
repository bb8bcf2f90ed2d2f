-- {"finished": "N47-ZkxbUtTcIMBt", "tokens": {"Ada": "lqMfdcV1-_asX5SNdcGXd7UmnNSypGJMu_jUqsBviXU", "Ben": "4b_NC-OnyndIpinPeHa-7cMMinZgSWrN5d6tZziw56Q"}, "running": "JqxIYwCDyocb98Xx", "running_feud": "tlCb775FHTJ50Ii0", "running_tide": "3A5u75Mo_QqGZiJL", "running_change": "o7lCgDfFrpc3DJ4n", "clocked": "Y0SIP-fIHhuMl8ye", "waiting": "Q1ezO_JhqUkH_6GO", "recovery": {"code": "JMSX-DJJ9-SCZW-1VSA-6D70"}, "ids": {"Ada": "m5xvexBUUO4GH5GB", "Ben": "AOXjY6SsmCBKgAFu"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, keeper VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('m5xvexBUUO4GH5GB','Ada',1.79537700996155285835e+09,NULL);
INSERT INTO "guests" VALUES('AOXjY6SsmCBKgAFu','Benjamin',1.79537701002759909627e+09,NULL);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',1,'{"type":"created","at":1795377010.9881847,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"6d537abed5058bde5f393f2f55edbe25fe9d222d97f9b734f439e0c784b14c3e","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"m5xvexBUUO4GH5GB","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',2,'{"type":"sat","seat":0,"guest":"m5xvexBUUO4GH5GB","name":"Ada","at":1795377010.9881847}');
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',3,'{"type":"sat","seat":1,"guest":"AOXjY6SsmCBKgAFu","name":"Ben","at":1795377010.9995894}');
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',4,'{"type":"decided","seat":0,"actions":[6],"standin":false,"at":1795377011.0074916}');
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',5,'{"type":"decided","seat":2,"actions":[25],"standin":false,"at":1795377011.028878}');
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',6,'{"type":"decided","seat":1,"actions":[7],"standin":false,"at":1795377011.0409987}');
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',7,'{"type":"decided","seat":0,"actions":[16],"standin":false,"at":1795377011.0450578}');
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',8,'{"type":"decided","seat":2,"actions":[17],"standin":false,"at":1795377011.0478501}');
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',9,'{"type":"decided","seat":1,"actions":[31],"standin":false,"at":1795377011.061814}');
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',10,'{"type":"decided","seat":0,"actions":[24],"standin":false,"at":1795377011.0749238}');
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',11,'{"type":"decided","seat":2,"actions":[28],"standin":false,"at":1795377011.0849924}');
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',12,'{"type":"decided","seat":1,"actions":[27],"standin":false,"at":1795377011.09712}');
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',13,'{"type":"spoke","guest":"m5xvexBUUO4GH5GB","name":"Ada","text":"my move?","at":1795377011.1108155,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',14,'{"type":"decided","seat":2,"actions":[23],"standin":false,"at":1795377011.1204684}');
INSERT INTO "log" VALUES('3A5u75Mo_QqGZiJL',15,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377014.0776494}');
INSERT INTO "log" VALUES('FbXRyXzGN22ENqMP',1,'{"type":"created","at":1795377010.6499925,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"6d6c6135df885cf97e270198cf09848491cafc18dcf84d027537243882034380","chairs":[{"kind":"person","level":null,"guest":"m5xvexBUUO4GH5GB","name":"Ada"},{"kind":"person","level":null,"guest":"AOXjY6SsmCBKgAFu","name":"Ben"},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"m5xvexBUUO4GH5GB","listed":false,"aids":true,"rules":1,"evening":"N47-ZkxbUtTcIMBt","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('FbXRyXzGN22ENqMP',2,'{"type":"sat","seat":0,"guest":"m5xvexBUUO4GH5GB","name":"Ada","at":1795377010.6499925}');
INSERT INTO "log" VALUES('I5kgIlVptEN4HRZm',1,'{"type":"created","at":1795377012.267318,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"71391976a7e28fdbb918109762abca1535ce14513562e0a9514f750a50130d96","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"m5xvexBUUO4GH5GB","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('I5kgIlVptEN4HRZm',2,'{"type":"sat","seat":0,"guest":"m5xvexBUUO4GH5GB","name":"Ada","at":1795377012.267318}');
INSERT INTO "log" VALUES('I5kgIlVptEN4HRZm',3,'{"type":"sat","seat":1,"guest":"AOXjY6SsmCBKgAFu","name":"Ben","at":1795377012.3559308}');
INSERT INTO "log" VALUES('I5kgIlVptEN4HRZm',4,'{"type":"decided","seat":0,"actions":[5],"standin":false,"at":1795377012.3926}');
INSERT INTO "log" VALUES('I5kgIlVptEN4HRZm',5,'{"type":"decided","seat":0,"actions":[41],"standin":false,"at":1795377012.4091172}');
INSERT INTO "log" VALUES('I5kgIlVptEN4HRZm',6,'{"type":"decided","seat":0,"actions":[24],"standin":false,"at":1795377012.423354}');
INSERT INTO "log" VALUES('I5kgIlVptEN4HRZm',7,'{"type":"decided","seat":0,"actions":[38],"standin":false,"at":1795377012.4363737}');
INSERT INTO "log" VALUES('I5kgIlVptEN4HRZm',8,'{"type":"decided","seat":0,"actions":[40],"standin":false,"at":1795377012.4524121}');
INSERT INTO "log" VALUES('I5kgIlVptEN4HRZm',9,'{"type":"proposed","seat":0,"kind":"take_back","at":1795377012.4649253}');
INSERT INTO "log" VALUES('I5kgIlVptEN4HRZm',10,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377014.1126957}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',1,'{"type":"created","at":1795377010.6521335,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"f8d5a61c887cf70823fa33506f9f97aa56893a1f17a10c50f9618bd6c6b70f87","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"m5xvexBUUO4GH5GB","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',2,'{"type":"sat","seat":0,"guest":"m5xvexBUUO4GH5GB","name":"Ada","at":1795377010.6521335}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',3,'{"type":"sat","seat":1,"guest":"AOXjY6SsmCBKgAFu","name":"Ben","at":1795377010.6857007}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',4,'{"type":"decided","seat":2,"actions":[30],"standin":false,"at":1795377010.696144}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',5,'{"type":"decided","seat":0,"actions":[35],"standin":false,"at":1795377010.7002425}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',6,'{"type":"decided","seat":1,"actions":[33],"standin":false,"at":1795377010.7221124}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',7,'{"type":"decided","seat":0,"actions":[37],"standin":false,"at":1795377010.7340372}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',8,'{"type":"decided","seat":1,"actions":[48],"standin":false,"at":1795377010.7464678}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',9,'{"type":"decided","seat":2,"actions":[50],"standin":false,"at":1795377010.758302}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',10,'{"type":"decided","seat":2,"actions":[59],"standin":false,"at":1795377010.7742202}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',11,'{"type":"decided","seat":0,"actions":[58],"standin":false,"at":1795377010.7862477}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',12,'{"type":"decided","seat":1,"actions":[57],"standin":false,"at":1795377010.798551}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',13,'{"type":"decided","seat":2,"actions":[31],"standin":false,"at":1795377010.811185}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',14,'{"type":"decided","seat":0,"actions":[36],"standin":false,"at":1795377010.8299854}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',15,'{"type":"decided","seat":1,"actions":[47],"standin":false,"at":1795377010.832853}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',16,'{"type":"decided","seat":0,"actions":[45],"standin":false,"at":1795377010.8459556}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',17,'{"type":"spoke","guest":"m5xvexBUUO4GH5GB","name":"Ada","text":"my move?","at":1795377010.8585694,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('JqxIYwCDyocb98Xx',18,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377014.0603487}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',1,'{"type":"created","at":1795377010.0466337,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"19174cdbb413e89e58febee039a74bafda8e112c838f679d72eba39ec0cda7db","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"m5xvexBUUO4GH5GB","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',2,'{"type":"sat","seat":0,"guest":"m5xvexBUUO4GH5GB","name":"Ada","at":1795377010.0466337}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',3,'{"type":"sat","seat":1,"guest":"AOXjY6SsmCBKgAFu","name":"Ben","at":1795377010.0627646}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',4,'{"type":"spoke","guest":"m5xvexBUUO4GH5GB","name":"Ada","text":"good luck, everybody","at":1795377010.0702367,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',5,'{"type":"decided","seat":1,"actions":[11],"standin":false,"at":1795377010.0769236}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',6,'{"type":"decided","seat":2,"actions":[17],"standin":false,"at":1795377010.0804143}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',7,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795377010.0859194}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',8,'{"type":"decided","seat":2,"actions":[46],"standin":false,"at":1795377010.094265}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',9,'{"type":"decided","seat":0,"actions":[47],"standin":false,"at":1795377010.106627}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',10,'{"type":"decided","seat":1,"actions":[50],"standin":false,"at":1795377010.1143115}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',11,'{"type":"decided","seat":1,"actions":[61],"standin":false,"at":1795377010.1222646}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',12,'{"type":"decided","seat":1,"actions":[55],"standin":false,"at":1795377010.1277184}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',13,'{"type":"decided","seat":2,"actions":[51],"standin":false,"at":1795377010.1367471}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',14,'{"type":"decided","seat":0,"actions":[53],"standin":false,"at":1795377010.1463394}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',15,'{"type":"decided","seat":1,"actions":[61],"standin":false,"at":1795377010.1586125}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',16,'{"type":"decided","seat":1,"actions":[39],"standin":false,"at":1795377010.1765838}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',17,'{"type":"decided","seat":2,"actions":[41],"standin":false,"at":1795377010.188916}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',18,'{"type":"decided","seat":0,"actions":[43],"standin":false,"at":1795377010.2085922}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',19,'{"type":"decided","seat":0,"actions":[24],"standin":false,"at":1795377010.225986}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',20,'{"type":"decided","seat":1,"actions":[22],"standin":false,"at":1795377010.240529}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',21,'{"type":"decided","seat":2,"actions":[29],"standin":false,"at":1795377010.2586806}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',22,'{"type":"decided","seat":2,"actions":[61],"standin":false,"at":1795377010.2785494}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',23,'{"type":"decided","seat":1,"actions":[35],"standin":false,"at":1795377010.2889671}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',24,'{"type":"decided","seat":2,"actions":[37],"standin":false,"at":1795377010.3025208}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',25,'{"type":"decided","seat":0,"actions":[30],"standin":false,"at":1795377010.314818}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',26,'{"type":"decided","seat":2,"actions":[62],"standin":false,"at":1795377010.326744}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',27,'{"type":"decided","seat":2,"actions":[28],"standin":false,"at":1795377010.3405497}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',28,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795377010.351919}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',29,'{"type":"decided","seat":1,"actions":[27],"standin":false,"at":1795377010.358721}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',30,'{"type":"decided","seat":2,"actions":[21],"standin":false,"at":1795377010.362032}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',31,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795377010.3649735}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',32,'{"type":"decided","seat":1,"actions":[23],"standin":false,"at":1795377010.3677955}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',33,'{"type":"decided","seat":0,"actions":[20],"standin":false,"at":1795377010.3702707}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',34,'{"type":"decided","seat":1,"actions":[19],"standin":false,"at":1795377010.382078}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',35,'{"type":"decided","seat":2,"actions":[18],"standin":false,"at":1795377010.3948946}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',36,'{"type":"decided","seat":0,"actions":[60],"standin":false,"at":1795377010.413986}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',37,'{"type":"decided","seat":0,"actions":[48],"standin":false,"at":1795377010.4168375}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',38,'{"type":"decided","seat":1,"actions":[13],"standin":false,"at":1795377010.4342356}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',39,'{"type":"decided","seat":2,"actions":[49],"standin":false,"at":1795377010.446805}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',40,'{"type":"decided","seat":2,"actions":[33],"standin":false,"at":1795377010.4591675}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',41,'{"type":"decided","seat":0,"actions":[38],"standin":false,"at":1795377010.473503}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',42,'{"type":"decided","seat":1,"actions":[31],"standin":false,"at":1795377010.4861062}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',43,'{"type":"decided","seat":2,"actions":[34],"standin":false,"at":1795377010.4904242}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',44,'{"type":"decided","seat":0,"actions":[14],"standin":false,"at":1795377010.5138948}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',45,'{"type":"decided","seat":1,"actions":[16],"standin":false,"at":1795377010.5258386}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',46,'{"type":"decided","seat":1,"actions":[42],"standin":false,"at":1795377010.537878}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',47,'{"type":"decided","seat":2,"actions":[44],"standin":false,"at":1795377010.5421767}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',48,'{"type":"decided","seat":0,"actions":[52],"standin":false,"at":1795377010.5497708}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',49,'{"type":"decided","seat":2,"actions":[60],"standin":false,"at":1795377010.5631578}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',50,'{"type":"decided","seat":0,"actions":[15],"standin":false,"at":1795377010.5776882}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',51,'{"type":"decided","seat":1,"actions":[36],"standin":false,"at":1795377010.5807073}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',52,'{"type":"decided","seat":2,"actions":[54],"standin":false,"at":1795377010.5992804}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',53,'{"type":"decided","seat":2,"actions":[40],"standin":false,"at":1795377010.6228063}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',54,'{"type":"decided","seat":0,"actions":[45],"standin":false,"at":1795377010.6335578}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',55,'{"type":"decided","seat":1,"actions":[32],"standin":false,"at":1795377010.645975}');
INSERT INTO "log" VALUES('N47-ZkxbUtTcIMBt',56,'{"type":"followed","table":"FbXRyXzGN22ENqMP","seat":0,"at":1795377010.671951}');
INSERT INTO "log" VALUES('NVA27SVRl_-2njG9',1,'{"type":"created","at":1795377013.6930215,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"0d0df6e4b412cb2bc3ba4e1bb937bc1bdc5d909eb6cc59963a19a74c01f7e8f5","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"m5xvexBUUO4GH5GB","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('NVA27SVRl_-2njG9',2,'{"type":"sat","seat":0,"guest":"m5xvexBUUO4GH5GB","name":"Ada","at":1795377013.6930215}');
INSERT INTO "log" VALUES('NVA27SVRl_-2njG9',3,'{"type":"sat","seat":1,"guest":"AOXjY6SsmCBKgAFu","name":"Ben","at":1795377013.7085438}');
INSERT INTO "log" VALUES('NVA27SVRl_-2njG9',4,'{"type":"decided","seat":0,"actions":[9],"standin":false,"at":1795377013.7153056}');
INSERT INTO "log" VALUES('NVA27SVRl_-2njG9',5,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795377013.7223468}');
INSERT INTO "log" VALUES('NVA27SVRl_-2njG9',6,'{"type":"decided","seat":0,"actions":[19],"standin":false,"at":1795377013.7347271}');
INSERT INTO "log" VALUES('NVA27SVRl_-2njG9',7,'{"type":"decided","seat":0,"actions":[21],"standin":false,"at":1795377013.7385333}');
INSERT INTO "log" VALUES('NVA27SVRl_-2njG9',8,'{"type":"decided","seat":0,"actions":[28],"standin":false,"at":1795377013.7421467}');
INSERT INTO "log" VALUES('NVA27SVRl_-2njG9',9,'{"type":"proposed","seat":0,"kind":"end","at":1795377013.7453637}');
INSERT INTO "log" VALUES('NVA27SVRl_-2njG9',10,'{"type":"answered","seat":1,"yes":false,"at":1795377013.747547}');
INSERT INTO "log" VALUES('NVA27SVRl_-2njG9',11,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377014.120736}');
INSERT INTO "log" VALUES('Q1ezO_JhqUkH_6GO',1,'{"type":"created","at":1795377011.2886605,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"89199fae1e9185ee3c1ef1fa9e684a55732a1f5cffb5390f06ecdc3e93034e3a","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"m5xvexBUUO4GH5GB","listed":true,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('Q1ezO_JhqUkH_6GO',2,'{"type":"sat","seat":0,"guest":"m5xvexBUUO4GH5GB","name":"Ada","at":1795377011.2886605}');
INSERT INTO "log" VALUES('XPpkxEzDUbH9MZ5j',1,'{"type":"created","at":1795377011.7504795,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"30a9284200bc2c3b9cb1c705628aa843a6baef84eec5ab536d95eee996f568e1","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"m5xvexBUUO4GH5GB","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('XPpkxEzDUbH9MZ5j',2,'{"type":"sat","seat":0,"guest":"m5xvexBUUO4GH5GB","name":"Ada","at":1795377011.7504795}');
INSERT INTO "log" VALUES('XPpkxEzDUbH9MZ5j',3,'{"type":"sat","seat":1,"guest":"AOXjY6SsmCBKgAFu","name":"Ben","at":1795377011.847994}');
INSERT INTO "log" VALUES('XPpkxEzDUbH9MZ5j',4,'{"type":"left","seat":1,"removed":false,"at":1795377011.8639705}');
INSERT INTO "log" VALUES('XPpkxEzDUbH9MZ5j',5,'{"type":"sat","seat":2,"guest":"AOXjY6SsmCBKgAFu","name":"Ben","at":1795377012.0625453}');
INSERT INTO "log" VALUES('XPpkxEzDUbH9MZ5j',6,'{"type":"arranged","title":"Evening round","locked":false,"watching":null,"paused":null,"talk":null,"at":1795377012.2632627}');
INSERT INTO "log" VALUES('XPpkxEzDUbH9MZ5j',7,'{"type":"host_given","seat":2,"at":1795377012.2683222}');
INSERT INTO "log" VALUES('XPpkxEzDUbH9MZ5j',8,'{"type":"renamed","seat":2,"name":"Benjamin","at":1795377014.104885}');
INSERT INTO "log" VALUES('Y0SIP-fIHhuMl8ye',1,'{"type":"created","at":1795377011.2045887,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"5ad66988bc34be5bfa45f7a928fc880b37a62524e9d391f6ced1ed991148ab6c","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"m5xvexBUUO4GH5GB","listed":false,"aids":true,"rules":1,"evening":"","title":"By letter","clock":{"decision":86400.0,"budget":null,"increment":0.0},"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('Y0SIP-fIHhuMl8ye',2,'{"type":"sat","seat":0,"guest":"m5xvexBUUO4GH5GB","name":"Ada","at":1795377011.2045887}');
INSERT INTO "log" VALUES('Y0SIP-fIHhuMl8ye',3,'{"type":"sat","seat":1,"guest":"AOXjY6SsmCBKgAFu","name":"Ben","at":1795377011.2408059}');
INSERT INTO "log" VALUES('Y0SIP-fIHhuMl8ye',4,'{"type":"decided","seat":2,"actions":[11],"standin":false,"at":1795377011.252229}');
INSERT INTO "log" VALUES('Y0SIP-fIHhuMl8ye',5,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795377011.2678711}');
INSERT INTO "log" VALUES('Y0SIP-fIHhuMl8ye',6,'{"type":"decided","seat":1,"actions":[14],"standin":false,"at":1795377011.2725232}');
INSERT INTO "log" VALUES('Y0SIP-fIHhuMl8ye',7,'{"type":"decided","seat":1,"actions":[17],"standin":false,"at":1795377011.2763917}');
INSERT INTO "log" VALUES('Y0SIP-fIHhuMl8ye',8,'{"type":"decided","seat":2,"actions":[16],"standin":false,"at":1795377011.289006}');
INSERT INTO "log" VALUES('Y0SIP-fIHhuMl8ye',9,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377014.0966265}');
INSERT INTO "log" VALUES('dtn-WP-Zs01TDtW-',1,'{"type":"created","at":1795377012.7784696,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"5ed1686c3abf4f4e89672e1e275417c243f10677884deaa74f0c3f4bf316556b","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"m5xvexBUUO4GH5GB","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('dtn-WP-Zs01TDtW-',2,'{"type":"sat","seat":0,"guest":"m5xvexBUUO4GH5GB","name":"Ada","at":1795377012.7784696}');
INSERT INTO "log" VALUES('dtn-WP-Zs01TDtW-',3,'{"type":"sat","seat":1,"guest":"AOXjY6SsmCBKgAFu","name":"Ben","at":1795377012.8334436}');
INSERT INTO "log" VALUES('dtn-WP-Zs01TDtW-',4,'{"type":"decided","seat":0,"actions":[16],"standin":false,"at":1795377012.8646677}');
INSERT INTO "log" VALUES('dtn-WP-Zs01TDtW-',5,'{"type":"decided","seat":0,"actions":[39],"standin":false,"at":1795377012.878797}');
INSERT INTO "log" VALUES('dtn-WP-Zs01TDtW-',6,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795377012.9096303}');
INSERT INTO "log" VALUES('dtn-WP-Zs01TDtW-',7,'{"type":"decided","seat":0,"actions":[28],"standin":false,"at":1795377012.918965}');
INSERT INTO "log" VALUES('dtn-WP-Zs01TDtW-',8,'{"type":"decided","seat":0,"actions":[31],"standin":false,"at":1795377012.9244547}');
INSERT INTO "log" VALUES('dtn-WP-Zs01TDtW-',9,'{"type":"ended","why":"concession","seat":0,"at":1795377012.9271638}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',1,'{"type":"created","at":1795377011.124058,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"01e02fc54d548fa423185c3891edcabb926b329129fbc42a750e402300a478aa","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"m5xvexBUUO4GH5GB","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',2,'{"type":"sat","seat":0,"guest":"m5xvexBUUO4GH5GB","name":"Ada","at":1795377011.124058}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',3,'{"type":"sat","seat":1,"guest":"AOXjY6SsmCBKgAFu","name":"Ben","at":1795377011.1540556}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',4,'{"type":"decided","seat":1,"actions":[4],"standin":false,"at":1795377011.1594145}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',5,'{"type":"decided","seat":2,"actions":[36],"standin":false,"at":1795377011.1639178}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',6,'{"type":"decided","seat":0,"actions":[6],"standin":false,"at":1795377011.167479}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',7,'{"type":"decided","seat":2,"actions":[42],"standin":false,"at":1795377011.170671}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',8,'{"type":"decided","seat":0,"actions":[10],"standin":false,"at":1795377011.1742709}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',9,'{"type":"decided","seat":1,"actions":[39],"standin":false,"at":1795377011.1776643}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',10,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795377011.1805143}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',11,'{"type":"decided","seat":1,"actions":[25],"standin":false,"at":1795377011.1887617}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',12,'{"type":"decided","seat":2,"actions":[28],"standin":false,"at":1795377011.1929862}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',13,'{"type":"spoke","guest":"m5xvexBUUO4GH5GB","name":"Ada","text":"my move?","at":1795377011.1953456,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',14,'{"type":"decided","seat":2,"actions":[0],"standin":false,"at":1795377011.1979604}');
INSERT INTO "log" VALUES('o7lCgDfFrpc3DJ4n',15,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377014.0889432}');
INSERT INTO "log" VALUES('tlCb775FHTJ50Ii0',1,'{"type":"created","at":1795377010.8726785,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"6b225eba582568c26bd1c88acfeaeb7a82373cc6aba9bf58332c0b8601070eed","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"m5xvexBUUO4GH5GB","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('tlCb775FHTJ50Ii0',2,'{"type":"sat","seat":0,"guest":"m5xvexBUUO4GH5GB","name":"Ada","at":1795377010.8726785}');
INSERT INTO "log" VALUES('tlCb775FHTJ50Ii0',3,'{"type":"sat","seat":1,"guest":"AOXjY6SsmCBKgAFu","name":"Ben","at":1795377010.8944006}');
INSERT INTO "log" VALUES('tlCb775FHTJ50Ii0',4,'{"type":"decided","seat":0,"actions":[2],"standin":false,"at":1795377010.901027}');
INSERT INTO "log" VALUES('tlCb775FHTJ50Ii0',5,'{"type":"decided","seat":0,"actions":[14],"standin":false,"at":1795377010.9126503}');
INSERT INTO "log" VALUES('tlCb775FHTJ50Ii0',6,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795377010.9386883}');
INSERT INTO "log" VALUES('tlCb775FHTJ50Ii0',7,'{"type":"decided","seat":0,"actions":[28],"standin":false,"at":1795377010.9496803}');
INSERT INTO "log" VALUES('tlCb775FHTJ50Ii0',8,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795377010.9627213}');
INSERT INTO "log" VALUES('tlCb775FHTJ50Ii0',9,'{"type":"spoke","guest":"m5xvexBUUO4GH5GB","name":"Ada","text":"my move?","at":1795377010.9748986,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('tlCb775FHTJ50Ii0',10,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377014.0689008}');
CREATE TABLE "members" (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	called BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('m5xvexBUUO4GH5GB','N47-ZkxbUtTcIMBt',0,0,0);
INSERT INTO "members" VALUES('AOXjY6SsmCBKgAFu','N47-ZkxbUtTcIMBt',1,0,0);
INSERT INTO "members" VALUES('m5xvexBUUO4GH5GB','FbXRyXzGN22ENqMP',0,0,0);
INSERT INTO "members" VALUES('AOXjY6SsmCBKgAFu','FbXRyXzGN22ENqMP',1,0,0);
INSERT INTO "members" VALUES('m5xvexBUUO4GH5GB','JqxIYwCDyocb98Xx',0,0,0);
INSERT INTO "members" VALUES('AOXjY6SsmCBKgAFu','JqxIYwCDyocb98Xx',1,0,0);
INSERT INTO "members" VALUES('m5xvexBUUO4GH5GB','tlCb775FHTJ50Ii0',0,0,0);
INSERT INTO "members" VALUES('AOXjY6SsmCBKgAFu','tlCb775FHTJ50Ii0',1,0,0);
INSERT INTO "members" VALUES('m5xvexBUUO4GH5GB','3A5u75Mo_QqGZiJL',0,0,0);
INSERT INTO "members" VALUES('AOXjY6SsmCBKgAFu','3A5u75Mo_QqGZiJL',1,0,0);
INSERT INTO "members" VALUES('m5xvexBUUO4GH5GB','o7lCgDfFrpc3DJ4n',0,0,0);
INSERT INTO "members" VALUES('AOXjY6SsmCBKgAFu','o7lCgDfFrpc3DJ4n',1,0,0);
INSERT INTO "members" VALUES('m5xvexBUUO4GH5GB','Y0SIP-fIHhuMl8ye',0,0,0);
INSERT INTO "members" VALUES('AOXjY6SsmCBKgAFu','Y0SIP-fIHhuMl8ye',1,0,0);
INSERT INTO "members" VALUES('m5xvexBUUO4GH5GB','Q1ezO_JhqUkH_6GO',0,0,0);
INSERT INTO "members" VALUES('m5xvexBUUO4GH5GB','XPpkxEzDUbH9MZ5j',0,0,0);
INSERT INTO "members" VALUES('AOXjY6SsmCBKgAFu','XPpkxEzDUbH9MZ5j',2,0,0);
INSERT INTO "members" VALUES('m5xvexBUUO4GH5GB','I5kgIlVptEN4HRZm',0,0,0);
INSERT INTO "members" VALUES('AOXjY6SsmCBKgAFu','I5kgIlVptEN4HRZm',1,0,0);
INSERT INTO "members" VALUES('m5xvexBUUO4GH5GB','dtn-WP-Zs01TDtW-',0,0,0);
INSERT INTO "members" VALUES('AOXjY6SsmCBKgAFu','dtn-WP-Zs01TDtW-',1,0,0);
INSERT INTO "members" VALUES('m5xvexBUUO4GH5GB','NVA27SVRl_-2njG9',0,0,0);
INSERT INTO "members" VALUES('AOXjY6SsmCBKgAFu','NVA27SVRl_-2njG9',1,0,0);
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
CREATE TABLE secrets (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
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
INSERT INTO "subscriptions" VALUES('30a067e539c75c9c130cb38a58a76cfd43459236a9427a210c66b15a219dd941','m5xvexBUUO4GH5GB','https://push.example.org/1','BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM','tBHItJI5svbpez7KI4CCXg','en',1.79537701142806696888e+09);
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
INSERT INTO "tables" VALUES('N47-ZkxbUtTcIMBt','seas-of-strife','finished',0,1.79537701004663372041e+09,1.79537701067867112164e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','N47-ZkxbUtTcIMBt',NULL,'[]','{"winners":[1],"scores":[4,3,8],"ended":null,"conceded":null,"counts":true}');
INSERT INTO "tables" VALUES('FbXRyXzGN22ENqMP','seas-of-strife','waiting',0,1.79537701064999246592e+09,1.79537701064999246592e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"Ben","online":false,"level":null,"standin":null,"reserved":true,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','N47-ZkxbUtTcIMBt',NULL,'[]','null');
INSERT INTO "tables" VALUES('JqxIYwCDyocb98Xx','seas-of-strife','playing',0,1.7953770106521334648e+09,1.79537701406852269175e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','JqxIYwCDyocb98Xx',NULL,'[1]','null');
INSERT INTO "tables" VALUES('tlCb775FHTJ50Ii0','feud','playing',0,1.79537701087267851825e+09,1.7953770140773317814e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','tlCb775FHTJ50Ii0',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('3A5u75Mo_QqGZiJL','turn-the-tide','playing',0,1.7953770109881846905e+09,1.79537701408857774737e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','3A5u75Mo_QqGZiJL',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('o7lCgDfFrpc3DJ4n','sea-change','playing',0,1.79537701112405800821e+09,1.79537701409629058837e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','o7lCgDfFrpc3DJ4n',NULL,'[0]','null');
INSERT INTO "tables" VALUES('Y0SIP-fIHhuMl8ye','seas-of-strife','playing',0,1.79537701120458865165e+09,1.79537701410454249382e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','By letter','Y0SIP-fIHhuMl8ye',1.79546341128900599484e+09,'[0]','null');
INSERT INTO "tables" VALUES('Q1ezO_JhqUkH_6GO','seas-of-strife','waiting',1,1.7953770112886605262e+09,1.7953770112886605262e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','Q1ezO_JhqUkH_6GO',NULL,'[]','null');
INSERT INTO "tables" VALUES('XPpkxEzDUbH9MZ5j','seas-of-strife','waiting',0,1.79537701175047945982e+09,1.79537701411237525942e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','Evening round','XPpkxEzDUbH9MZ5j',NULL,'[]','null');
INSERT INTO "tables" VALUES('I5kgIlVptEN4HRZm','feud','playing',0,1.79537701226731801038e+09,1.7953770141203274727e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','I5kgIlVptEN4HRZm',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('dtn-WP-Zs01TDtW-','feud','finished',0,1.79537701277846956258e+09,1.79537701292853641506e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','dtn-WP-Zs01TDtW-',NULL,'[]','{"winners":[],"scores":[],"ended":"concession","conceded":0,"counts":true}');
INSERT INTO "tables" VALUES('NVA27SVRl_-2njG9','feud','playing',0,1.79537701369302153588e+09,1.7953770141284272671e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','NVA27SVRl_-2njG9',NULL,'[0,1]','null');
CREATE TABLE tokens (
	token_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "tokens" VALUES('30a067e539c75c9c130cb38a58a76cfd43459236a9427a210c66b15a219dd941','m5xvexBUUO4GH5GB','device',1.79537700996155643465e+09,NULL);
INSERT INTO "tokens" VALUES('fc0a7105cf7d1ec402c4eeec44caae5ca3c83c9cfc933d368c5da1a790be5a77','AOXjY6SsmCBKgAFu','device',1.79537701002760291101e+09,NULL);
INSERT INTO "tokens" VALUES('91594f9b5ad1622ec1559d87792ade8833d5d31e1b8738cb04b0554fda4dce71','m5xvexBUUO4GH5GB','recovery',1.79537701129423284528e+09,NULL);
CREATE INDEX tables_open ON tables (phase, listed, changed);
CREATE INDEX tables_evening ON tables (evening);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tokens_guest ON tokens (guest_id, kind);
CREATE INDEX subscriptions_guest ON subscriptions (guest_id);
CREATE INDEX members_table ON members (table_id);
CREATE INDEX passkeys_guest ON passkeys (guest_id);
CREATE INDEX guests_keeper ON guests (keeper);
COMMIT;
