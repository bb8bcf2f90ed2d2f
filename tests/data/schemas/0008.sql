-- {"finished": "Y_QaT0ZLowaZCtsA", "tokens": {"Ada": "oZEsd91ZdLJAtib-2_mQUqGmpqOKvyS5EexjxI9qJ7c", "Ben": "qn7ozLdqtQAoOenN5loUFLkdz-qBs-CBoHiaDIsfyuY"}, "running": "tzeZrlE5RhIZYwyy", "running_feud": "OOO48-qFLu2W_lB8", "running_tide": "2fJoe_sUGSvV11IY", "running_change": "HsMQJBCopn0kM-4p", "clocked": "La1mS1dEmkqDHRTw", "waiting": "SYtP-hGmEw7UPdIv", "recovery": {"code": "2KQA-4WG0-S21K-305Z-82XP"}, "companion": "_hiSSXyRHWPQICAN", "ids": {"Ada": "zy4fHJleUKzCE6DE", "Ben": "LvZcMsL0bwCcezCk"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, keeper VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('zy4fHJleUKzCE6DE','Ada',1.79537704346508932115e+09,NULL);
INSERT INTO "guests" VALUES('LvZcMsL0bwCcezCk','Benjamin',1.79537704353683972352e+09,NULL);
INSERT INTO "guests" VALUES('4fVZXnv0F7R4tiNN','Cleo',1.7953770531839518547e+09,'zy4fHJleUKzCE6DE');
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',1,'{"type":"created","at":1795377051.5196476,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"9cec74164bfc8852fa0235dd63397000f66e568d0c93f2f190b790af6995ee2a","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"zy4fHJleUKzCE6DE","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',2,'{"type":"sat","seat":0,"guest":"zy4fHJleUKzCE6DE","name":"Ada","at":1795377051.5196476}');
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',3,'{"type":"sat","seat":1,"guest":"LvZcMsL0bwCcezCk","name":"Ben","at":1795377051.5327535}');
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',4,'{"type":"decided","seat":0,"actions":[2],"standin":false,"at":1795377051.5469263}');
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',5,'{"type":"decided","seat":2,"actions":[27],"standin":false,"at":1795377051.5567589}');
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',6,'{"type":"decided","seat":1,"actions":[12],"standin":false,"at":1795377051.5599656}');
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',7,'{"type":"decided","seat":0,"actions":[20],"standin":false,"at":1795377051.5640793}');
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',8,'{"type":"decided","seat":2,"actions":[51],"standin":false,"at":1795377051.5738792}');
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',9,'{"type":"decided","seat":1,"actions":[36],"standin":false,"at":1795377051.5769157}');
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',10,'{"type":"decided","seat":0,"actions":[33],"standin":false,"at":1795377051.58264}');
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',11,'{"type":"decided","seat":2,"actions":[60],"standin":false,"at":1795377051.6022527}');
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',12,'{"type":"decided","seat":1,"actions":[24],"standin":false,"at":1795377051.6091287}');
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',13,'{"type":"spoke","guest":"zy4fHJleUKzCE6DE","name":"Ada","text":"my move?","at":1795377051.6138487,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',14,'{"type":"decided","seat":2,"actions":[30],"standin":false,"at":1795377051.6287072}');
INSERT INTO "log" VALUES('2fJoe_sUGSvV11IY',15,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377055.301677}');
INSERT INTO "log" VALUES('Dv7dMW9XeZ41KAPY',1,'{"type":"created","at":1795377053.7115848,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"7e65d2503b8e5bf4e75879b3272ace645bceaa4d41d980343da1ff76080a3547","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"zy4fHJleUKzCE6DE","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('Dv7dMW9XeZ41KAPY',2,'{"type":"sat","seat":0,"guest":"zy4fHJleUKzCE6DE","name":"Ada","at":1795377053.7115848}');
INSERT INTO "log" VALUES('Dv7dMW9XeZ41KAPY',3,'{"type":"sat","seat":1,"guest":"LvZcMsL0bwCcezCk","name":"Ben","at":1795377053.7310784}');
INSERT INTO "log" VALUES('Dv7dMW9XeZ41KAPY',4,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795377053.738069}');
INSERT INTO "log" VALUES('Dv7dMW9XeZ41KAPY',5,'{"type":"decided","seat":0,"actions":[39],"standin":false,"at":1795377053.7467148}');
INSERT INTO "log" VALUES('Dv7dMW9XeZ41KAPY',6,'{"type":"decided","seat":0,"actions":[27],"standin":false,"at":1795377053.750415}');
INSERT INTO "log" VALUES('Dv7dMW9XeZ41KAPY',7,'{"type":"decided","seat":0,"actions":[36],"standin":false,"at":1795377053.7539613}');
INSERT INTO "log" VALUES('Dv7dMW9XeZ41KAPY',8,'{"type":"decided","seat":0,"actions":[38],"standin":false,"at":1795377053.7575693}');
INSERT INTO "log" VALUES('Dv7dMW9XeZ41KAPY',9,'{"type":"proposed","seat":0,"kind":"take_back","at":1795377053.761182}');
INSERT INTO "log" VALUES('Dv7dMW9XeZ41KAPY',10,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377055.3087637}');
INSERT INTO "log" VALUES('ESLCWT5qFSNwuQTJ',1,'{"type":"created","at":1795377054.0675254,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"4ba7756dd3ba562dfc6caf8e06eee6ed1e34793873605403334cda09b32d6e16","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"zy4fHJleUKzCE6DE","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('ESLCWT5qFSNwuQTJ',2,'{"type":"sat","seat":0,"guest":"zy4fHJleUKzCE6DE","name":"Ada","at":1795377054.0675254}');
INSERT INTO "log" VALUES('ESLCWT5qFSNwuQTJ',3,'{"type":"sat","seat":1,"guest":"LvZcMsL0bwCcezCk","name":"Ben","at":1795377054.0839818}');
INSERT INTO "log" VALUES('ESLCWT5qFSNwuQTJ',4,'{"type":"decided","seat":0,"actions":[4],"standin":false,"at":1795377054.0906546}');
INSERT INTO "log" VALUES('ESLCWT5qFSNwuQTJ',5,'{"type":"decided","seat":0,"actions":[35],"standin":false,"at":1795377054.094383}');
INSERT INTO "log" VALUES('ESLCWT5qFSNwuQTJ',6,'{"type":"decided","seat":0,"actions":[17],"standin":false,"at":1795377054.0976562}');
INSERT INTO "log" VALUES('ESLCWT5qFSNwuQTJ',7,'{"type":"decided","seat":0,"actions":[19],"standin":false,"at":1795377054.1007674}');
INSERT INTO "log" VALUES('ESLCWT5qFSNwuQTJ',8,'{"type":"decided","seat":0,"actions":[24],"standin":false,"at":1795377054.103841}');
INSERT INTO "log" VALUES('ESLCWT5qFSNwuQTJ',9,'{"type":"ended","why":"concession","seat":0,"at":1795377054.1071582}');
INSERT INTO "log" VALUES('H3I8_yr5iSwG6SVy',1,'{"type":"created","at":1795377054.936895,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"b28774e641133346c9693c3bd153012195381ace18e2ab7be8676d1c4d3ae2e0","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"zy4fHJleUKzCE6DE","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('H3I8_yr5iSwG6SVy',2,'{"type":"sat","seat":0,"guest":"zy4fHJleUKzCE6DE","name":"Ada","at":1795377054.936895}');
INSERT INTO "log" VALUES('H3I8_yr5iSwG6SVy',3,'{"type":"sat","seat":1,"guest":"LvZcMsL0bwCcezCk","name":"Ben","at":1795377054.9592693}');
INSERT INTO "log" VALUES('H3I8_yr5iSwG6SVy',4,'{"type":"decided","seat":0,"actions":[3],"standin":false,"at":1795377054.9666104}');
INSERT INTO "log" VALUES('H3I8_yr5iSwG6SVy',5,'{"type":"decided","seat":0,"actions":[41],"standin":false,"at":1795377054.9702692}');
INSERT INTO "log" VALUES('H3I8_yr5iSwG6SVy',6,'{"type":"decided","seat":0,"actions":[18],"standin":false,"at":1795377054.9739707}');
INSERT INTO "log" VALUES('H3I8_yr5iSwG6SVy',7,'{"type":"decided","seat":0,"actions":[21],"standin":false,"at":1795377054.97785}');
INSERT INTO "log" VALUES('H3I8_yr5iSwG6SVy',8,'{"type":"decided","seat":0,"actions":[37],"standin":false,"at":1795377054.9819138}');
INSERT INTO "log" VALUES('H3I8_yr5iSwG6SVy',9,'{"type":"proposed","seat":0,"kind":"end","at":1795377054.9857557}');
INSERT INTO "log" VALUES('H3I8_yr5iSwG6SVy',10,'{"type":"answered","seat":1,"yes":false,"at":1795377054.9886131}');
INSERT INTO "log" VALUES('H3I8_yr5iSwG6SVy',11,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377055.3104138}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',1,'{"type":"created","at":1795377051.6327918,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"59086e24ec3bc14d0d3403357c0c906c9c74d1e1b43e11eeed421f41b0a3afa4","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"zy4fHJleUKzCE6DE","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',2,'{"type":"sat","seat":0,"guest":"zy4fHJleUKzCE6DE","name":"Ada","at":1795377051.6327918}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',3,'{"type":"sat","seat":1,"guest":"LvZcMsL0bwCcezCk","name":"Ben","at":1795377051.650853}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',4,'{"type":"decided","seat":1,"actions":[4],"standin":false,"at":1795377051.655992}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',5,'{"type":"decided","seat":2,"actions":[20],"standin":false,"at":1795377051.6696591}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',6,'{"type":"decided","seat":0,"actions":[0],"standin":false,"at":1795377051.6781821}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',7,'{"type":"decided","seat":2,"actions":[7],"standin":false,"at":1795377052.4082885}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',8,'{"type":"decided","seat":0,"actions":[9],"standin":false,"at":1795377052.420898}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',9,'{"type":"decided","seat":1,"actions":[10],"standin":false,"at":1795377052.42481}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',10,'{"type":"decided","seat":1,"actions":[12],"standin":false,"at":1795377052.427828}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',11,'{"type":"decided","seat":2,"actions":[44],"standin":false,"at":1795377053.0923476}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',12,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795377053.0982676}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',13,'{"type":"spoke","guest":"zy4fHJleUKzCE6DE","name":"Ada","text":"my move?","at":1795377053.1014562,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',14,'{"type":"decided","seat":2,"actions":[32],"standin":false,"at":1795377053.119475}');
INSERT INTO "log" VALUES('HsMQJBCopn0kM-4p',15,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377055.3035555}');
INSERT INTO "log" VALUES('La1mS1dEmkqDHRTw',1,'{"type":"created","at":1795377053.109695,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"ecfe6fa19be633fa005a6a8e9977be64a8de5c0480ddb8d1acd15de01474fe2a","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"zy4fHJleUKzCE6DE","listed":false,"aids":true,"rules":1,"evening":"","title":"By letter","clock":{"decision":86400.0,"budget":null,"increment":0.0},"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('La1mS1dEmkqDHRTw',2,'{"type":"sat","seat":0,"guest":"zy4fHJleUKzCE6DE","name":"Ada","at":1795377053.109695}');
INSERT INTO "log" VALUES('La1mS1dEmkqDHRTw',3,'{"type":"sat","seat":1,"guest":"LvZcMsL0bwCcezCk","name":"Ben","at":1795377053.1283157}');
INSERT INTO "log" VALUES('La1mS1dEmkqDHRTw',4,'{"type":"decided","seat":1,"actions":[11],"standin":false,"at":1795377053.1344817}');
INSERT INTO "log" VALUES('La1mS1dEmkqDHRTw',5,'{"type":"decided","seat":2,"actions":[20],"standin":false,"at":1795377053.1498368}');
INSERT INTO "log" VALUES('La1mS1dEmkqDHRTw',6,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795377053.1547968}');
INSERT INTO "log" VALUES('La1mS1dEmkqDHRTw',7,'{"type":"decided","seat":2,"actions":[60],"standin":false,"at":1795377053.162094}');
INSERT INTO "log" VALUES('La1mS1dEmkqDHRTw',8,'{"type":"decided","seat":0,"actions":[15],"standin":false,"at":1795377053.1667478}');
INSERT INTO "log" VALUES('La1mS1dEmkqDHRTw',9,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377055.3054967}');
INSERT INTO "log" VALUES('OOO48-qFLu2W_lB8',1,'{"type":"created","at":1795377051.4479232,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"d3facd0628816eaf65053ae4054acc2a537aaa50890f4f9ec2c5937152dc5be1","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"zy4fHJleUKzCE6DE","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('OOO48-qFLu2W_lB8',2,'{"type":"sat","seat":0,"guest":"zy4fHJleUKzCE6DE","name":"Ada","at":1795377051.4479232}');
INSERT INTO "log" VALUES('OOO48-qFLu2W_lB8',3,'{"type":"sat","seat":1,"guest":"LvZcMsL0bwCcezCk","name":"Ben","at":1795377051.468102}');
INSERT INTO "log" VALUES('OOO48-qFLu2W_lB8',4,'{"type":"decided","seat":0,"actions":[1],"standin":false,"at":1795377051.4777546}');
INSERT INTO "log" VALUES('OOO48-qFLu2W_lB8',5,'{"type":"decided","seat":0,"actions":[17],"standin":false,"at":1795377051.4822583}');
INSERT INTO "log" VALUES('OOO48-qFLu2W_lB8',6,'{"type":"decided","seat":0,"actions":[20],"standin":false,"at":1795377051.4907248}');
INSERT INTO "log" VALUES('OOO48-qFLu2W_lB8',7,'{"type":"decided","seat":0,"actions":[30],"standin":false,"at":1795377051.498667}');
INSERT INTO "log" VALUES('OOO48-qFLu2W_lB8',8,'{"type":"decided","seat":0,"actions":[27],"standin":false,"at":1795377051.5067778}');
INSERT INTO "log" VALUES('OOO48-qFLu2W_lB8',9,'{"type":"spoke","guest":"zy4fHJleUKzCE6DE","name":"Ada","text":"my move?","at":1795377051.5121045,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('OOO48-qFLu2W_lB8',10,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377055.2996256}');
INSERT INTO "log" VALUES('SYtP-hGmEw7UPdIv',1,'{"type":"created","at":1795377053.1743999,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"caf30d4d71a78b563008612d9c2985d227bb6e45a97a525f3849e50b8fb66734","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"zy4fHJleUKzCE6DE","listed":true,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('SYtP-hGmEw7UPdIv',2,'{"type":"sat","seat":0,"guest":"zy4fHJleUKzCE6DE","name":"Ada","at":1795377053.1743999}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',1,'{"type":"created","at":1795377043.5484776,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"19e7a7f426031c40b87c13ae4cfd3e4f1648f826549e96099a30da2ef327f003","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"zy4fHJleUKzCE6DE","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',2,'{"type":"sat","seat":0,"guest":"zy4fHJleUKzCE6DE","name":"Ada","at":1795377043.5484776}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',3,'{"type":"sat","seat":1,"guest":"LvZcMsL0bwCcezCk","name":"Ben","at":1795377043.5699322}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',4,'{"type":"spoke","guest":"zy4fHJleUKzCE6DE","name":"Ada","text":"good luck, everybody","at":1795377043.5803146,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',5,'{"type":"decided","seat":1,"actions":[11],"standin":false,"at":1795377043.5895538}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',6,'{"type":"decided","seat":2,"actions":[17],"standin":false,"at":1795377043.6113982}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',7,'{"type":"decided","seat":0,"actions":[13],"standin":false,"at":1795377043.6190395}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',8,'{"type":"decided","seat":2,"actions":[45],"standin":false,"at":1795377043.626821}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',9,'{"type":"decided","seat":0,"actions":[50],"standin":false,"at":1795377043.6347406}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',10,'{"type":"decided","seat":1,"actions":[46],"standin":false,"at":1795377043.642733}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',11,'{"type":"decided","seat":0,"actions":[61],"standin":false,"at":1795377043.6507783}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',12,'{"type":"decided","seat":1,"actions":[54],"standin":false,"at":1795377043.658321}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',13,'{"type":"decided","seat":2,"actions":[53],"standin":false,"at":1795377043.668231}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',14,'{"type":"decided","seat":0,"actions":[51],"standin":false,"at":1795377043.674512}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',15,'{"type":"decided","seat":1,"actions":[29],"standin":false,"at":1795377043.6823244}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',16,'{"type":"decided","seat":2,"actions":[28],"standin":false,"at":1795377043.6956232}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',17,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795377043.7024584}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',18,'{"type":"decided","seat":1,"actions":[60],"standin":false,"at":1795377043.7105706}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',19,'{"type":"decided","seat":0,"actions":[15],"standin":false,"at":1795377043.7178135}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',20,'{"type":"decided","seat":1,"actions":[16],"standin":false,"at":1795377043.7247918}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',21,'{"type":"decided","seat":2,"actions":[19],"standin":false,"at":1795377043.7305033}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',22,'{"type":"decided","seat":2,"actions":[38],"standin":false,"at":1795377043.7400272}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',23,'{"type":"decided","seat":0,"actions":[39],"standin":false,"at":1795377043.7464957}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',24,'{"type":"decided","seat":1,"actions":[30],"standin":false,"at":1795377043.7580526}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',25,'{"type":"decided","seat":0,"actions":[37],"standin":false,"at":1795377043.7663503}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',26,'{"type":"decided","seat":1,"actions":[12],"standin":false,"at":1795377043.7739623}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',27,'{"type":"decided","seat":2,"actions":[33],"standin":false,"at":1795377043.787428}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',28,'{"type":"decided","seat":0,"actions":[62],"standin":false,"at":1795377043.7983375}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',29,'{"type":"decided","seat":2,"actions":[40],"standin":false,"at":1795377046.4683266}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',30,'{"type":"decided","seat":0,"actions":[43],"standin":false,"at":1795377046.4824414}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',31,'{"type":"decided","seat":1,"actions":[27],"standin":false,"at":1795377046.4941232}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',32,'{"type":"decided","seat":0,"actions":[35],"standin":false,"at":1795377046.5019503}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',33,'{"type":"decided","seat":1,"actions":[52],"standin":false,"at":1795377046.5140316}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',34,'{"type":"decided","seat":2,"actions":[34],"standin":false,"at":1795377046.5264916}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',35,'{"type":"decided","seat":0,"actions":[20],"standin":false,"at":1795377046.5348926}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',36,'{"type":"decided","seat":1,"actions":[18],"standin":false,"at":1795377046.5462723}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',37,'{"type":"decided","seat":2,"actions":[25],"standin":false,"at":1795377046.5584602}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',38,'{"type":"decided","seat":0,"actions":[61],"standin":false,"at":1795377046.5703208}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',39,'{"type":"decided","seat":1,"actions":[21],"standin":false,"at":1795377046.582008}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',40,'{"type":"decided","seat":2,"actions":[55],"standin":false,"at":1795377046.5986168}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',41,'{"type":"decided","seat":0,"actions":[23],"standin":false,"at":1795377046.6062834}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',42,'{"type":"decided","seat":0,"actions":[14],"standin":false,"at":1795377046.6180944}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',43,'{"type":"decided","seat":1,"actions":[22],"standin":false,"at":1795377046.6301703}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',44,'{"type":"decided","seat":2,"actions":[48],"standin":false,"at":1795377046.6402063}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',45,'{"type":"decided","seat":2,"actions":[36],"standin":false,"at":1795377046.653278}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',46,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795377046.6621482}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',47,'{"type":"decided","seat":1,"actions":[49],"standin":false,"at":1795377046.6658247}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',48,'{"type":"decided","seat":2,"actions":[42],"standin":false,"at":1795377046.6833448}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',49,'{"type":"decided","seat":0,"actions":[41],"standin":false,"at":1795377046.7021952}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',50,'{"type":"decided","seat":1,"actions":[47],"standin":false,"at":1795377046.7106383}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',51,'{"type":"decided","seat":2,"actions":[44],"standin":false,"at":1795377046.7238653}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',52,'{"type":"decided","seat":0,"actions":[31],"standin":false,"at":1795377046.7304685}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',53,'{"type":"decided","seat":1,"actions":[24],"standin":false,"at":1795377046.742184}');
INSERT INTO "log" VALUES('Y_QaT0ZLowaZCtsA',54,'{"type":"followed","table":"wX8-r6OtLb8HMhdg","seat":0,"at":1795377046.7590914}');
INSERT INTO "log" VALUES('_hiSSXyRHWPQICAN',1,'{"type":"created","at":1795377053.1850483,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"2a2aba3d2dd47ab9d42c318a7c913960930695d58dc2a5d0465f5200fa127c0b","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":"4fVZXnv0F7R4tiNN","name":"Cleo"},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"zy4fHJleUKzCE6DE","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('_hiSSXyRHWPQICAN',2,'{"type":"sat","seat":0,"guest":"zy4fHJleUKzCE6DE","name":"Ada","at":1795377053.1850483}');
INSERT INTO "log" VALUES('_hiSSXyRHWPQICAN',3,'{"type":"sat","seat":1,"guest":"4fVZXnv0F7R4tiNN","name":"Cleo","at":1795377053.1850483}');
INSERT INTO "log" VALUES('kmKgZC8YI7X709zA',1,'{"type":"created","at":1795377053.2773497,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"089319d10f0a4e50b033249cc21b83f4fff14999fc28ce92597dda43b6e29c1e","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"zy4fHJleUKzCE6DE","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('kmKgZC8YI7X709zA',2,'{"type":"sat","seat":0,"guest":"zy4fHJleUKzCE6DE","name":"Ada","at":1795377053.2773497}');
INSERT INTO "log" VALUES('kmKgZC8YI7X709zA',3,'{"type":"sat","seat":1,"guest":"LvZcMsL0bwCcezCk","name":"Ben","at":1795377053.3008022}');
INSERT INTO "log" VALUES('kmKgZC8YI7X709zA',4,'{"type":"left","seat":1,"removed":false,"at":1795377053.304181}');
INSERT INTO "log" VALUES('kmKgZC8YI7X709zA',5,'{"type":"sat","seat":2,"guest":"LvZcMsL0bwCcezCk","name":"Ben","at":1795377053.5046062}');
INSERT INTO "log" VALUES('kmKgZC8YI7X709zA',6,'{"type":"arranged","title":"Evening round","locked":false,"watching":null,"paused":null,"talk":null,"at":1795377053.7051623}');
INSERT INTO "log" VALUES('kmKgZC8YI7X709zA',7,'{"type":"host_given","seat":2,"at":1795377053.7077088}');
INSERT INTO "log" VALUES('kmKgZC8YI7X709zA',8,'{"type":"renamed","seat":2,"name":"Benjamin","at":1795377055.3071885}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',1,'{"type":"created","at":1795377046.75352,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"8bd8c77a6d759c4778ff6fd49d500bb7820491b38fd4360213c9fe4c725ee93e","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"zy4fHJleUKzCE6DE","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',2,'{"type":"sat","seat":0,"guest":"zy4fHJleUKzCE6DE","name":"Ada","at":1795377046.75352}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',3,'{"type":"sat","seat":1,"guest":"LvZcMsL0bwCcezCk","name":"Ben","at":1795377046.7713516}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',4,'{"type":"decided","seat":2,"actions":[30],"standin":false,"at":1795377046.7831957}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',5,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795377046.7981505}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',6,'{"type":"decided","seat":1,"actions":[34],"standin":false,"at":1795377046.806299}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',7,'{"type":"decided","seat":1,"actions":[40],"standin":false,"at":1795377046.8139586}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',8,'{"type":"decided","seat":2,"actions":[43],"standin":false,"at":1795377046.8221405}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',9,'{"type":"decided","seat":0,"actions":[39],"standin":false,"at":1795377046.8303337}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',10,'{"type":"decided","seat":2,"actions":[56],"standin":false,"at":1795377047.3762493}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',11,'{"type":"decided","seat":0,"actions":[57],"standin":false,"at":1795377047.3867033}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',12,'{"type":"decided","seat":1,"actions":[58],"standin":false,"at":1795377047.3908298}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',13,'{"type":"decided","seat":1,"actions":[42],"standin":false,"at":1795377047.3936315}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',14,'{"type":"decided","seat":2,"actions":[36],"standin":false,"at":1795377051.4042192}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',15,'{"type":"decided","seat":0,"actions":[38],"standin":false,"at":1795377051.412131}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',16,'{"type":"decided","seat":1,"actions":[41],"standin":false,"at":1795377051.417799}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',17,'{"type":"spoke","guest":"zy4fHJleUKzCE6DE","name":"Ada","text":"my move?","at":1795377051.4321373,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',18,'{"type":"decided","seat":2,"actions":[53],"standin":false,"at":1795377051.4414248}');
INSERT INTO "log" VALUES('tzeZrlE5RhIZYwyy',19,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377055.2980359}');
INSERT INTO "log" VALUES('wX8-r6OtLb8HMhdg',1,'{"type":"created","at":1795377046.750782,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"0b5c7cefa51fafc6337c5be4c27bb8d8d30e73d8c95ec966a2f54e38314f6a98","chairs":[{"kind":"person","level":null,"guest":"zy4fHJleUKzCE6DE","name":"Ada"},{"kind":"person","level":null,"guest":"LvZcMsL0bwCcezCk","name":"Ben"},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"zy4fHJleUKzCE6DE","listed":false,"aids":true,"rules":1,"evening":"Y_QaT0ZLowaZCtsA","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('wX8-r6OtLb8HMhdg',2,'{"type":"sat","seat":0,"guest":"zy4fHJleUKzCE6DE","name":"Ada","at":1795377046.750782}');
CREATE TABLE "members" (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	called BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('zy4fHJleUKzCE6DE','Y_QaT0ZLowaZCtsA',0,0,0);
INSERT INTO "members" VALUES('LvZcMsL0bwCcezCk','Y_QaT0ZLowaZCtsA',1,0,0);
INSERT INTO "members" VALUES('zy4fHJleUKzCE6DE','wX8-r6OtLb8HMhdg',0,0,0);
INSERT INTO "members" VALUES('LvZcMsL0bwCcezCk','wX8-r6OtLb8HMhdg',1,0,0);
INSERT INTO "members" VALUES('zy4fHJleUKzCE6DE','tzeZrlE5RhIZYwyy',0,0,0);
INSERT INTO "members" VALUES('LvZcMsL0bwCcezCk','tzeZrlE5RhIZYwyy',1,0,0);
INSERT INTO "members" VALUES('zy4fHJleUKzCE6DE','OOO48-qFLu2W_lB8',0,0,0);
INSERT INTO "members" VALUES('LvZcMsL0bwCcezCk','OOO48-qFLu2W_lB8',1,0,0);
INSERT INTO "members" VALUES('zy4fHJleUKzCE6DE','2fJoe_sUGSvV11IY',0,0,0);
INSERT INTO "members" VALUES('LvZcMsL0bwCcezCk','2fJoe_sUGSvV11IY',1,0,0);
INSERT INTO "members" VALUES('zy4fHJleUKzCE6DE','HsMQJBCopn0kM-4p',0,0,0);
INSERT INTO "members" VALUES('LvZcMsL0bwCcezCk','HsMQJBCopn0kM-4p',1,0,0);
INSERT INTO "members" VALUES('zy4fHJleUKzCE6DE','La1mS1dEmkqDHRTw',0,0,0);
INSERT INTO "members" VALUES('LvZcMsL0bwCcezCk','La1mS1dEmkqDHRTw',1,0,0);
INSERT INTO "members" VALUES('zy4fHJleUKzCE6DE','SYtP-hGmEw7UPdIv',0,0,0);
INSERT INTO "members" VALUES('4fVZXnv0F7R4tiNN','_hiSSXyRHWPQICAN',1,0,0);
INSERT INTO "members" VALUES('zy4fHJleUKzCE6DE','_hiSSXyRHWPQICAN',0,0,0);
INSERT INTO "members" VALUES('zy4fHJleUKzCE6DE','kmKgZC8YI7X709zA',0,0,0);
INSERT INTO "members" VALUES('LvZcMsL0bwCcezCk','kmKgZC8YI7X709zA',2,0,0);
INSERT INTO "members" VALUES('zy4fHJleUKzCE6DE','Dv7dMW9XeZ41KAPY',0,0,0);
INSERT INTO "members" VALUES('LvZcMsL0bwCcezCk','Dv7dMW9XeZ41KAPY',1,0,0);
INSERT INTO "members" VALUES('zy4fHJleUKzCE6DE','ESLCWT5qFSNwuQTJ',0,0,0);
INSERT INTO "members" VALUES('LvZcMsL0bwCcezCk','ESLCWT5qFSNwuQTJ',1,0,0);
INSERT INTO "members" VALUES('zy4fHJleUKzCE6DE','H3I8_yr5iSwG6SVy',0,0,0);
INSERT INTO "members" VALUES('LvZcMsL0bwCcezCk','H3I8_yr5iSwG6SVy',1,0,0);
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
INSERT INTO "questions" VALUES('Y_QaT0ZLowaZCtsA',1,17,2,'beginner','0.1.0',1.79537705326463627817e+09);
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
INSERT INTO "subscriptions" VALUES('6b247342f75711c943c25d16ca5d101fa83a51de5b30281ca31fa0dcd94933b3','zy4fHJleUKzCE6DE','https://push.example.org/1','BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM','tBHItJI5svbpez7KI4CCXg','en',1.79537705324990081792e+09);
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
INSERT INTO "tables" VALUES('Y_QaT0ZLowaZCtsA','seas-of-strife','finished',0,1.79537704354847764973e+09,1.7953770467590913773e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','','Y_QaT0ZLowaZCtsA',NULL,'[]','{"winners":[1],"scores":[7,2,6],"ended":null,"conceded":null,"counts":true}',54);
INSERT INTO "tables" VALUES('wX8-r6OtLb8HMhdg','seas-of-strife','waiting',0,1.7953770467507820129e+09,1.7953770467507820129e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"Ben","online":false,"level":null,"standin":null,"reserved":true,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','','Y_QaT0ZLowaZCtsA',NULL,'[]','null',2);
INSERT INTO "tables" VALUES('tzeZrlE5RhIZYwyy','seas-of-strife','playing',0,1795377046.75352,1.79537705529803586013e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','','tzeZrlE5RhIZYwyy',NULL,'[0]','null',19);
INSERT INTO "tables" VALUES('OOO48-qFLu2W_lB8','feud','playing',0,1.79537705144792318341e+09,1.79537705529962563519e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','OOO48-qFLu2W_lB8',NULL,'[0,1]','null',10);
INSERT INTO "tables" VALUES('2fJoe_sUGSvV11IY','turn-the-tide','playing',0,1.79537705151964759823e+09,1.79537705530167698863e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','','2fJoe_sUGSvV11IY',NULL,'[0,1]','null',15);
INSERT INTO "tables" VALUES('HsMQJBCopn0kM-4p','sea-change','playing',0,1.79537705163279175755e+09,1.79537705530355548859e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','','HsMQJBCopn0kM-4p',NULL,'[0]','null',15);
INSERT INTO "tables" VALUES('La1mS1dEmkqDHRTw','seas-of-strife','playing',0,1.79537705310969495772e+09,1.7953770553054966926e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','By letter','La1mS1dEmkqDHRTw',1.79546345316674780838e+09,'[1]','null',9);
INSERT INTO "tables" VALUES('SYtP-hGmEw7UPdIv','seas-of-strife','waiting',1,1.79537705317439985272e+09,1.79537705317439985272e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','','SYtP-hGmEw7UPdIv',NULL,'[]','null',2);
INSERT INTO "tables" VALUES('_hiSSXyRHWPQICAN','seas-of-strife','playing',0,1.79537705318504834176e+09,1.79537705318504834176e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Cleo","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','','_hiSSXyRHWPQICAN',NULL,'[]','null',3);
INSERT INTO "tables" VALUES('kmKgZC8YI7X709zA','seas-of-strife','waiting',0,1.79537705327734971047e+09,1.79537705530718851086e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','Evening round','kmKgZC8YI7X709zA',NULL,'[]','null',8);
INSERT INTO "tables" VALUES('Dv7dMW9XeZ41KAPY','feud','playing',0,1.79537705371158480644e+09,1.79537705530876374243e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','Dv7dMW9XeZ41KAPY',NULL,'[0,1]','null',10);
INSERT INTO "tables" VALUES('ESLCWT5qFSNwuQTJ','feud','finished',0,1.79537705406752538675e+09,1.79537705410715818401e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','ESLCWT5qFSNwuQTJ',NULL,'[]','{"winners":[],"scores":[],"ended":"concession","conceded":0,"counts":true}',9);
INSERT INTO "tables" VALUES('H3I8_yr5iSwG6SVy','feud','playing',0,1.79537705493689489369e+09,1.79537705531041383742e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','H3I8_yr5iSwG6SVy',NULL,'[0,1]','null',11);
CREATE TABLE tokens (
	token_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "tokens" VALUES('6b247342f75711c943c25d16ca5d101fa83a51de5b30281ca31fa0dcd94933b3','zy4fHJleUKzCE6DE','device',1.79537704346509265898e+09,NULL);
INSERT INTO "tokens" VALUES('4af08ee695a148424299b11f929e6538a3a4ad4977b807fb94447ca07be89972','LvZcMsL0bwCcezCk','device',1.7953770435368437767e+09,NULL);
INSERT INTO "tokens" VALUES('acecd7ebf558742b460ac6bdef7b9b891a25efe54e8fc4c9ae3838d0dd556d16','zy4fHJleUKzCE6DE','recovery',1.79537705317877769465e+09,NULL);
CREATE INDEX tables_open ON tables (phase, listed, changed);
CREATE INDEX tables_evening ON tables (evening);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tokens_guest ON tokens (guest_id, kind);
CREATE INDEX subscriptions_guest ON subscriptions (guest_id);
CREATE INDEX members_table ON members (table_id);
CREATE INDEX passkeys_guest ON passkeys (guest_id);
CREATE INDEX guests_keeper ON guests (keeper);
COMMIT;
