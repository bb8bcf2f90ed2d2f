-- {"finished": "Owl4PWo1vyNqstz7", "tokens": {"Ada": "B262rEQAQqRcDRI7zeQw0PZUcUEQ58BhlpmOOyArXk8", "Ben": "2zDQG01HryV3JdpBn84Pf3WfcDCwnuN7AiclMax1MmY"}, "running": "DGrX4-k80sL6Qwdu", "running_feud": "3djhGuQTuMp4vduV", "running_tide": "3AUnikxRcLEYtIrk", "running_change": "p0EzQW_5H12mNwBV", "clocked": "sBUFxlPSe9tx0_TY", "waiting": "-7izCYMz6-hdJDr5", "recovery": {"code": "93J4-5H4T-J8ZM-AEG6-TWC4"}, "ids": {"Ada": "3E_TcLgrYez9CSXc", "Ben": "im18T4WAxi8HZxkK"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('3E_TcLgrYez9CSXc','Ada',1.79537699814506936067e+09);
INSERT INTO "guests" VALUES('im18T4WAxi8HZxkK','Benjamin',1.79537699822087502476e+09);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('-7izCYMz6-hdJDr5',1,'{"type":"created","at":1795376998.865341,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"6f5a5bceb22abe2df579c8ba99f43bcd1f024c7cde45b11d971e9ce34762263e","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"3E_TcLgrYez9CSXc","listed":true,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('-7izCYMz6-hdJDr5',2,'{"type":"sat","seat":0,"guest":"3E_TcLgrYez9CSXc","name":"Ada","at":1795376998.865341}');
INSERT INTO "log" VALUES('-C714BQ_xKAzeQmy',1,'{"type":"created","at":1795377001.1727087,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"d232f6d4bbb80a2ee6121a17eb851570aee539417825636679c9e5a502f59c2a","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"3E_TcLgrYez9CSXc","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('-C714BQ_xKAzeQmy',2,'{"type":"sat","seat":0,"guest":"3E_TcLgrYez9CSXc","name":"Ada","at":1795377001.1727087}');
INSERT INTO "log" VALUES('-C714BQ_xKAzeQmy',3,'{"type":"sat","seat":1,"guest":"im18T4WAxi8HZxkK","name":"Ben","at":1795377001.1925688}');
INSERT INTO "log" VALUES('-C714BQ_xKAzeQmy',4,'{"type":"decided","seat":0,"actions":[1],"standin":false,"at":1795377001.2003975}');
INSERT INTO "log" VALUES('-C714BQ_xKAzeQmy',5,'{"type":"decided","seat":0,"actions":[34],"standin":false,"at":1795377001.2046568}');
INSERT INTO "log" VALUES('-C714BQ_xKAzeQmy',6,'{"type":"decided","seat":0,"actions":[16],"standin":false,"at":1795377001.2160122}');
INSERT INTO "log" VALUES('-C714BQ_xKAzeQmy',7,'{"type":"decided","seat":0,"actions":[29],"standin":false,"at":1795377001.2324321}');
INSERT INTO "log" VALUES('-C714BQ_xKAzeQmy',8,'{"type":"decided","seat":0,"actions":[31],"standin":false,"at":1795377001.241645}');
INSERT INTO "log" VALUES('-C714BQ_xKAzeQmy',9,'{"type":"proposed","seat":0,"kind":"end","at":1795377001.2517872}');
INSERT INTO "log" VALUES('-C714BQ_xKAzeQmy',10,'{"type":"answered","seat":1,"yes":false,"at":1795377001.2678413}');
INSERT INTO "log" VALUES('-C714BQ_xKAzeQmy',11,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377001.7697413}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',1,'{"type":"created","at":1795376998.667391,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"aebb71b62caa0d4c42885623908d319b04ab5b22c3b6b255da4124cf80873299","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"3E_TcLgrYez9CSXc","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',2,'{"type":"sat","seat":0,"guest":"3E_TcLgrYez9CSXc","name":"Ada","at":1795376998.667391}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',3,'{"type":"sat","seat":1,"guest":"im18T4WAxi8HZxkK","name":"Ben","at":1795376998.6783755}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',4,'{"type":"decided","seat":0,"actions":[5],"standin":false,"at":1795376998.685178}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',5,'{"type":"decided","seat":2,"actions":[33],"standin":false,"at":1795376998.6924374}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',6,'{"type":"decided","seat":1,"actions":[9],"standin":false,"at":1795376998.6953237}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',7,'{"type":"decided","seat":0,"actions":[14],"standin":false,"at":1795376998.6991498}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',8,'{"type":"decided","seat":2,"actions":[58],"standin":false,"at":1795376998.70152}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',9,'{"type":"decided","seat":1,"actions":[35],"standin":false,"at":1795376998.7040522}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',10,'{"type":"decided","seat":2,"actions":[2],"standin":false,"at":1795376998.7078583}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',11,'{"type":"decided","seat":0,"actions":[21],"standin":false,"at":1795376998.7098482}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',12,'{"type":"decided","seat":1,"actions":[34],"standin":false,"at":1795376998.7122107}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',13,'{"type":"spoke","guest":"3E_TcLgrYez9CSXc","name":"Ada","text":"my move?","at":1795376998.7149904,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',14,'{"type":"decided","seat":2,"actions":[41],"standin":false,"at":1795376998.716094}');
INSERT INTO "log" VALUES('3AUnikxRcLEYtIrk',15,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377001.6488016}');
INSERT INTO "log" VALUES('3djhGuQTuMp4vduV',1,'{"type":"created","at":1795376998.6175158,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"3fec40e9bc96820a4ec4c13ff91e46b5d09c693ad88e34c00d69b46c02cfff8e","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"3E_TcLgrYez9CSXc","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('3djhGuQTuMp4vduV',2,'{"type":"sat","seat":0,"guest":"3E_TcLgrYez9CSXc","name":"Ada","at":1795376998.6175158}');
INSERT INTO "log" VALUES('3djhGuQTuMp4vduV',3,'{"type":"sat","seat":1,"guest":"im18T4WAxi8HZxkK","name":"Ben","at":1795376998.631424}');
INSERT INTO "log" VALUES('3djhGuQTuMp4vduV',4,'{"type":"decided","seat":0,"actions":[0],"standin":false,"at":1795376998.637188}');
INSERT INTO "log" VALUES('3djhGuQTuMp4vduV',5,'{"type":"decided","seat":0,"actions":[5],"standin":false,"at":1795376998.6463864}');
INSERT INTO "log" VALUES('3djhGuQTuMp4vduV',6,'{"type":"decided","seat":0,"actions":[7],"standin":false,"at":1795376998.6542811}');
INSERT INTO "log" VALUES('3djhGuQTuMp4vduV',7,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795376998.6573076}');
INSERT INTO "log" VALUES('3djhGuQTuMp4vduV',8,'{"type":"decided","seat":0,"actions":[10],"standin":false,"at":1795376998.6600668}');
INSERT INTO "log" VALUES('3djhGuQTuMp4vduV',9,'{"type":"spoke","guest":"3E_TcLgrYez9CSXc","name":"Ada","text":"my move?","at":1795376998.6625354,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('3djhGuQTuMp4vduV',10,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377001.6157537}');
INSERT INTO "log" VALUES('5tvmodu5hGTC2_cg',1,'{"type":"created","at":1795376999.8647394,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"3c703614e7ff26f67c94ea353031cb98d7227c61c6a55dd6350271345b44b56c","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"3E_TcLgrYez9CSXc","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('5tvmodu5hGTC2_cg',2,'{"type":"sat","seat":0,"guest":"3E_TcLgrYez9CSXc","name":"Ada","at":1795376999.8647394}');
INSERT INTO "log" VALUES('5tvmodu5hGTC2_cg',3,'{"type":"sat","seat":1,"guest":"im18T4WAxi8HZxkK","name":"Ben","at":1795376999.8939505}');
INSERT INTO "log" VALUES('5tvmodu5hGTC2_cg',4,'{"type":"decided","seat":0,"actions":[9],"standin":false,"at":1795376999.9011426}');
INSERT INTO "log" VALUES('5tvmodu5hGTC2_cg',5,'{"type":"decided","seat":0,"actions":[33],"standin":false,"at":1795376999.9106429}');
INSERT INTO "log" VALUES('5tvmodu5hGTC2_cg',6,'{"type":"decided","seat":0,"actions":[13],"standin":false,"at":1795376999.9248059}');
INSERT INTO "log" VALUES('5tvmodu5hGTC2_cg',7,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795376999.9467208}');
INSERT INTO "log" VALUES('5tvmodu5hGTC2_cg',8,'{"type":"decided","seat":0,"actions":[30],"standin":false,"at":1795376999.9607923}');
INSERT INTO "log" VALUES('5tvmodu5hGTC2_cg',9,'{"type":"proposed","seat":0,"kind":"take_back","at":1795376999.9744625}');
INSERT INTO "log" VALUES('5tvmodu5hGTC2_cg',10,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377001.7323132}');
INSERT INTO "log" VALUES('BWO8g4fXe0s1FleN',1,'{"type":"created","at":1795377000.28895,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"7c5240c2b4ceebfcb5b6b2e221e054cf39faea85c28039d69bca887794ce846d","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"3E_TcLgrYez9CSXc","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('BWO8g4fXe0s1FleN',2,'{"type":"sat","seat":0,"guest":"3E_TcLgrYez9CSXc","name":"Ada","at":1795377000.28895}');
INSERT INTO "log" VALUES('BWO8g4fXe0s1FleN',3,'{"type":"sat","seat":1,"guest":"im18T4WAxi8HZxkK","name":"Ben","at":1795377000.3201833}');
INSERT INTO "log" VALUES('BWO8g4fXe0s1FleN',4,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795377000.327219}');
INSERT INTO "log" VALUES('BWO8g4fXe0s1FleN',5,'{"type":"decided","seat":0,"actions":[41],"standin":false,"at":1795377000.3365896}');
INSERT INTO "log" VALUES('BWO8g4fXe0s1FleN',6,'{"type":"decided","seat":0,"actions":[15],"standin":false,"at":1795377000.3407946}');
INSERT INTO "log" VALUES('BWO8g4fXe0s1FleN',7,'{"type":"decided","seat":0,"actions":[20],"standin":false,"at":1795377000.3585749}');
INSERT INTO "log" VALUES('BWO8g4fXe0s1FleN',8,'{"type":"decided","seat":0,"actions":[35],"standin":false,"at":1795377000.3764446}');
INSERT INTO "log" VALUES('BWO8g4fXe0s1FleN',9,'{"type":"ended","why":"concession","seat":0,"at":1795377000.3900373}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',1,'{"type":"created","at":1795376998.50265,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"62730aecd7ea540a7c5b90424478f522d4123ecbf197d1dc573231b779713ce7","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"3E_TcLgrYez9CSXc","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',2,'{"type":"sat","seat":0,"guest":"3E_TcLgrYez9CSXc","name":"Ada","at":1795376998.50265}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',3,'{"type":"sat","seat":1,"guest":"im18T4WAxi8HZxkK","name":"Ben","at":1795376998.5179522}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',4,'{"type":"decided","seat":0,"actions":[30],"standin":false,"at":1795376998.5449195}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',5,'{"type":"decided","seat":1,"actions":[34],"standin":false,"at":1795376998.5621786}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',6,'{"type":"decided","seat":2,"actions":[31],"standin":false,"at":1795376998.5743248}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',7,'{"type":"decided","seat":1,"actions":[42],"standin":false,"at":1795376998.5778441}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',8,'{"type":"decided","seat":2,"actions":[51],"standin":false,"at":1795376998.5815797}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',9,'{"type":"decided","seat":0,"actions":[41],"standin":false,"at":1795376998.5853298}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',10,'{"type":"decided","seat":1,"actions":[46],"standin":false,"at":1795376998.5884743}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',11,'{"type":"decided","seat":2,"actions":[48],"standin":false,"at":1795376998.5914443}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',12,'{"type":"decided","seat":0,"actions":[50],"standin":false,"at":1795376998.5948787}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',13,'{"type":"decided","seat":0,"actions":[38],"standin":false,"at":1795376998.5976353}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',14,'{"type":"decided","seat":1,"actions":[40],"standin":false,"at":1795376998.6013305}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',15,'{"type":"decided","seat":2,"actions":[56],"standin":false,"at":1795376998.6039314}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',16,'{"type":"decided","seat":1,"actions":[57],"standin":false,"at":1795376998.6068974}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',17,'{"type":"decided","seat":2,"actions":[59],"standin":false,"at":1795376998.6095588}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',18,'{"type":"spoke","guest":"3E_TcLgrYez9CSXc","name":"Ada","text":"my move?","at":1795376998.6119037,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('DGrX4-k80sL6Qwdu',19,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377001.6044319}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',1,'{"type":"created","at":1795376998.2336962,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"6c66e63b9b04bee0246c906c3065d8cdbf6000229d281a50ab56d19ccc5c7ad2","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"3E_TcLgrYez9CSXc","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',2,'{"type":"sat","seat":0,"guest":"3E_TcLgrYez9CSXc","name":"Ada","at":1795376998.2336962}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',3,'{"type":"sat","seat":1,"guest":"im18T4WAxi8HZxkK","name":"Ben","at":1795376998.256141}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',4,'{"type":"spoke","guest":"3E_TcLgrYez9CSXc","name":"Ada","text":"good luck, everybody","at":1795376998.2631614,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',5,'{"type":"decided","seat":1,"actions":[11],"standin":false,"at":1795376998.2656784}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',6,'{"type":"decided","seat":2,"actions":[12],"standin":false,"at":1795376998.2714753}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',7,'{"type":"decided","seat":0,"actions":[44],"standin":false,"at":1795376998.2817965}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',8,'{"type":"decided","seat":2,"actions":[15],"standin":false,"at":1795376998.2891104}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',9,'{"type":"decided","seat":0,"actions":[53],"standin":false,"at":1795376998.2926393}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',10,'{"type":"decided","seat":1,"actions":[14],"standin":false,"at":1795376998.2958672}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',11,'{"type":"decided","seat":2,"actions":[13],"standin":false,"at":1795376998.2985191}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',12,'{"type":"decided","seat":0,"actions":[35],"standin":false,"at":1795376998.3012366}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',13,'{"type":"decided","seat":1,"actions":[16],"standin":false,"at":1795376998.3118062}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',14,'{"type":"decided","seat":1,"actions":[30],"standin":false,"at":1795376998.320121}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',15,'{"type":"decided","seat":2,"actions":[36],"standin":false,"at":1795376998.3257682}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',16,'{"type":"decided","seat":0,"actions":[37],"standin":false,"at":1795376998.3362632}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',17,'{"type":"decided","seat":0,"actions":[61],"standin":false,"at":1795376998.3447824}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',18,'{"type":"decided","seat":1,"actions":[51],"standin":false,"at":1795376998.3521986}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',19,'{"type":"decided","seat":2,"actions":[55],"standin":false,"at":1795376998.3601224}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',20,'{"type":"decided","seat":0,"actions":[43],"standin":false,"at":1795376998.3640776}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',21,'{"type":"decided","seat":2,"actions":[61],"standin":false,"at":1795376998.372113}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',22,'{"type":"decided","seat":1,"actions":[23],"standin":false,"at":1795376998.3752956}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',23,'{"type":"decided","seat":2,"actions":[22],"standin":false,"at":1795376998.378428}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',24,'{"type":"decided","seat":0,"actions":[21],"standin":false,"at":1795376998.3816566}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',25,'{"type":"decided","seat":1,"actions":[41],"standin":false,"at":1795376998.3922665}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',26,'{"type":"decided","seat":2,"actions":[42],"standin":false,"at":1795376998.3978624}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',27,'{"type":"decided","seat":0,"actions":[38],"standin":false,"at":1795376998.4065697}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',28,'{"type":"decided","seat":2,"actions":[52],"standin":false,"at":1795376998.4121647}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',29,'{"type":"decided","seat":0,"actions":[49],"standin":false,"at":1795376998.4179456}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',30,'{"type":"decided","seat":1,"actions":[48],"standin":false,"at":1795376998.425183}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',31,'{"type":"decided","seat":0,"actions":[46],"standin":false,"at":1795376998.4315732}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',32,'{"type":"decided","seat":1,"actions":[33],"standin":false,"at":1795376998.436061}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',33,'{"type":"decided","seat":2,"actions":[34],"standin":false,"at":1795376998.4405804}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',34,'{"type":"decided","seat":2,"actions":[18],"standin":false,"at":1795376998.4462967}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',35,'{"type":"decided","seat":0,"actions":[24],"standin":false,"at":1795376998.4514184}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',36,'{"type":"decided","seat":1,"actions":[29],"standin":false,"at":1795376998.45811}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',37,'{"type":"decided","seat":1,"actions":[61],"standin":false,"at":1795376998.4622054}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',38,'{"type":"decided","seat":1,"actions":[20],"standin":false,"at":1795376998.4646084}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',39,'{"type":"decided","seat":2,"actions":[54],"standin":false,"at":1795376998.4672072}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',40,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795376998.4698074}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',41,'{"type":"decided","seat":2,"actions":[39],"standin":false,"at":1795376998.4721534}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',42,'{"type":"decided","seat":0,"actions":[40],"standin":false,"at":1795376998.4745853}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',43,'{"type":"decided","seat":1,"actions":[27],"standin":false,"at":1795376998.4769254}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',44,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795376998.4789395}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',45,'{"type":"decided","seat":1,"actions":[28],"standin":false,"at":1795376998.4811926}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',46,'{"type":"decided","seat":2,"actions":[25],"standin":false,"at":1795376998.4837499}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',47,'{"type":"decided","seat":1,"actions":[17],"standin":false,"at":1795376998.485684}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',48,'{"type":"decided","seat":2,"actions":[45],"standin":false,"at":1795376998.4877243}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',49,'{"type":"decided","seat":0,"actions":[47],"standin":false,"at":1795376998.4897668}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',50,'{"type":"decided","seat":0,"actions":[50],"standin":false,"at":1795376998.4916205}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',51,'{"type":"decided","seat":1,"actions":[19],"standin":false,"at":1795376998.4941723}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',52,'{"type":"decided","seat":2,"actions":[31],"standin":false,"at":1795376998.4964197}');
INSERT INTO "log" VALUES('Owl4PWo1vyNqstz7',53,'{"type":"followed","table":"uLN3JkbzkYUFC1AT","seat":0,"at":1795376998.5061703}');
INSERT INTO "log" VALUES('iRzqG2hhj16RwmJW',1,'{"type":"created","at":1795376999.3365815,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"b40c58d4ff9d82fc9b26c6f0ea3f67c1363bca43b298d6c0d8e50ba6b0bc94a2","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"3E_TcLgrYez9CSXc","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('iRzqG2hhj16RwmJW',2,'{"type":"sat","seat":0,"guest":"3E_TcLgrYez9CSXc","name":"Ada","at":1795376999.3365815}');
INSERT INTO "log" VALUES('iRzqG2hhj16RwmJW',3,'{"type":"sat","seat":1,"guest":"im18T4WAxi8HZxkK","name":"Ben","at":1795376999.4370146}');
INSERT INTO "log" VALUES('iRzqG2hhj16RwmJW',4,'{"type":"left","seat":1,"removed":false,"at":1795376999.4562492}');
INSERT INTO "log" VALUES('iRzqG2hhj16RwmJW',5,'{"type":"sat","seat":2,"guest":"im18T4WAxi8HZxkK","name":"Ben","at":1795376999.652624}');
INSERT INTO "log" VALUES('iRzqG2hhj16RwmJW',6,'{"type":"arranged","title":"Evening round","locked":false,"watching":null,"paused":null,"talk":null,"at":1795376999.8563359}');
INSERT INTO "log" VALUES('iRzqG2hhj16RwmJW',7,'{"type":"host_given","seat":2,"at":1795376999.8710313}');
INSERT INTO "log" VALUES('iRzqG2hhj16RwmJW',8,'{"type":"renamed","seat":2,"name":"Benjamin","at":1795377001.7133937}');
INSERT INTO "log" VALUES('p0EzQW_5H12mNwBV',1,'{"type":"created","at":1795376998.7193794,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"aa1c500dd188b7cdb05109f776c6dbd78152b29fdd7023c39affc01f4d5222d3","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"3E_TcLgrYez9CSXc","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('p0EzQW_5H12mNwBV',2,'{"type":"sat","seat":0,"guest":"3E_TcLgrYez9CSXc","name":"Ada","at":1795376998.7193794}');
INSERT INTO "log" VALUES('p0EzQW_5H12mNwBV',3,'{"type":"sat","seat":1,"guest":"im18T4WAxi8HZxkK","name":"Ben","at":1795376998.736109}');
INSERT INTO "log" VALUES('p0EzQW_5H12mNwBV',4,'{"type":"decided","seat":2,"actions":[9],"standin":false,"at":1795376998.7408512}');
INSERT INTO "log" VALUES('p0EzQW_5H12mNwBV',5,'{"type":"decided","seat":0,"actions":[7],"standin":false,"at":1795376998.7442966}');
INSERT INTO "log" VALUES('p0EzQW_5H12mNwBV',6,'{"type":"decided","seat":1,"actions":[0],"standin":false,"at":1795376998.7500124}');
INSERT INTO "log" VALUES('p0EzQW_5H12mNwBV',7,'{"type":"decided","seat":2,"actions":[16],"standin":false,"at":1795376998.7571795}');
INSERT INTO "log" VALUES('p0EzQW_5H12mNwBV',8,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795376998.7610576}');
INSERT INTO "log" VALUES('p0EzQW_5H12mNwBV',9,'{"type":"decided","seat":1,"actions":[26],"standin":false,"at":1795376998.7642539}');
INSERT INTO "log" VALUES('p0EzQW_5H12mNwBV',10,'{"type":"decided","seat":1,"actions":[12],"standin":false,"at":1795376998.7669017}');
INSERT INTO "log" VALUES('p0EzQW_5H12mNwBV',11,'{"type":"decided","seat":2,"actions":[6],"standin":false,"at":1795376998.7692273}');
INSERT INTO "log" VALUES('p0EzQW_5H12mNwBV',12,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795376998.771918}');
INSERT INTO "log" VALUES('p0EzQW_5H12mNwBV',13,'{"type":"spoke","guest":"3E_TcLgrYez9CSXc","name":"Ada","text":"my move?","at":1795376998.7749026,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('p0EzQW_5H12mNwBV',14,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377001.6672888}');
INSERT INTO "log" VALUES('sBUFxlPSe9tx0_TY',1,'{"type":"created","at":1795376998.7795117,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"776e9e3747b93d685b2428261eb09e99fa2f006c9d6759c9164b402bbb59103a","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"3E_TcLgrYez9CSXc","listed":false,"aids":true,"rules":1,"evening":"","title":"By letter","clock":{"decision":86400.0,"budget":null,"increment":0.0},"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('sBUFxlPSe9tx0_TY',2,'{"type":"sat","seat":0,"guest":"3E_TcLgrYez9CSXc","name":"Ada","at":1795376998.7795117}');
INSERT INTO "log" VALUES('sBUFxlPSe9tx0_TY',3,'{"type":"sat","seat":1,"guest":"im18T4WAxi8HZxkK","name":"Ben","at":1795376998.7923906}');
INSERT INTO "log" VALUES('sBUFxlPSe9tx0_TY',4,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795376998.798742}');
INSERT INTO "log" VALUES('sBUFxlPSe9tx0_TY',5,'{"type":"decided","seat":1,"actions":[12],"standin":false,"at":1795376998.8201346}');
INSERT INTO "log" VALUES('sBUFxlPSe9tx0_TY',6,'{"type":"decided","seat":2,"actions":[15],"standin":false,"at":1795376998.8309937}');
INSERT INTO "log" VALUES('sBUFxlPSe9tx0_TY',7,'{"type":"decided","seat":2,"actions":[29],"standin":false,"at":1795376998.8442006}');
INSERT INTO "log" VALUES('sBUFxlPSe9tx0_TY',8,'{"type":"decided","seat":0,"actions":[23],"standin":false,"at":1795376998.8577173}');
INSERT INTO "log" VALUES('sBUFxlPSe9tx0_TY',9,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377001.6847715}');
INSERT INTO "log" VALUES('uLN3JkbzkYUFC1AT',1,'{"type":"created","at":1795376998.5001261,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"f7e6aa2cf20b609b3b9757dff76adf2450fd5821b0d7fa1b124f70c23a4a7523","chairs":[{"kind":"person","level":null,"guest":"3E_TcLgrYez9CSXc","name":"Ada"},{"kind":"person","level":null,"guest":"im18T4WAxi8HZxkK","name":"Ben"},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"3E_TcLgrYez9CSXc","listed":false,"aids":true,"rules":1,"evening":"Owl4PWo1vyNqstz7","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('uLN3JkbzkYUFC1AT',2,'{"type":"sat","seat":0,"guest":"3E_TcLgrYez9CSXc","name":"Ada","at":1795376998.5001261}');
CREATE TABLE "members" (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	called BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('3E_TcLgrYez9CSXc','Owl4PWo1vyNqstz7',0,0,0);
INSERT INTO "members" VALUES('im18T4WAxi8HZxkK','Owl4PWo1vyNqstz7',1,0,0);
INSERT INTO "members" VALUES('3E_TcLgrYez9CSXc','uLN3JkbzkYUFC1AT',0,0,0);
INSERT INTO "members" VALUES('im18T4WAxi8HZxkK','uLN3JkbzkYUFC1AT',1,0,0);
INSERT INTO "members" VALUES('3E_TcLgrYez9CSXc','DGrX4-k80sL6Qwdu',0,0,0);
INSERT INTO "members" VALUES('im18T4WAxi8HZxkK','DGrX4-k80sL6Qwdu',1,0,0);
INSERT INTO "members" VALUES('3E_TcLgrYez9CSXc','3djhGuQTuMp4vduV',0,0,0);
INSERT INTO "members" VALUES('im18T4WAxi8HZxkK','3djhGuQTuMp4vduV',1,0,0);
INSERT INTO "members" VALUES('3E_TcLgrYez9CSXc','3AUnikxRcLEYtIrk',0,0,0);
INSERT INTO "members" VALUES('im18T4WAxi8HZxkK','3AUnikxRcLEYtIrk',1,0,0);
INSERT INTO "members" VALUES('3E_TcLgrYez9CSXc','p0EzQW_5H12mNwBV',0,0,0);
INSERT INTO "members" VALUES('im18T4WAxi8HZxkK','p0EzQW_5H12mNwBV',1,0,0);
INSERT INTO "members" VALUES('3E_TcLgrYez9CSXc','sBUFxlPSe9tx0_TY',0,0,0);
INSERT INTO "members" VALUES('im18T4WAxi8HZxkK','sBUFxlPSe9tx0_TY',1,0,0);
INSERT INTO "members" VALUES('3E_TcLgrYez9CSXc','-7izCYMz6-hdJDr5',0,0,0);
INSERT INTO "members" VALUES('3E_TcLgrYez9CSXc','iRzqG2hhj16RwmJW',0,0,0);
INSERT INTO "members" VALUES('im18T4WAxi8HZxkK','iRzqG2hhj16RwmJW',2,0,0);
INSERT INTO "members" VALUES('3E_TcLgrYez9CSXc','5tvmodu5hGTC2_cg',0,0,0);
INSERT INTO "members" VALUES('im18T4WAxi8HZxkK','5tvmodu5hGTC2_cg',1,0,0);
INSERT INTO "members" VALUES('3E_TcLgrYez9CSXc','BWO8g4fXe0s1FleN',0,0,0);
INSERT INTO "members" VALUES('im18T4WAxi8HZxkK','BWO8g4fXe0s1FleN',1,0,0);
INSERT INTO "members" VALUES('3E_TcLgrYez9CSXc','-C714BQ_xKAzeQmy',0,0,0);
INSERT INTO "members" VALUES('im18T4WAxi8HZxkK','-C714BQ_xKAzeQmy',1,0,0);
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
INSERT INTO "subscriptions" VALUES('8a4c26a8b5269ecc10ecbfd984b18adab5a812608eec0b5dc1824f717b2ac3a6','3E_TcLgrYez9CSXc','https://push.example.org/1','BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM','tBHItJI5svbpez7KI4CCXg','en',1.79537699901856398583e+09);
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
INSERT INTO "tables" VALUES('Owl4PWo1vyNqstz7','seas-of-strife','finished',0,1.79537699823369622229e+09,1.79537699851685333247e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','Owl4PWo1vyNqstz7',NULL,'[]','{"winners":[1],"scores":[5,4,6],"ended":null,"conceded":null,"counts":true}');
INSERT INTO "tables" VALUES('uLN3JkbzkYUFC1AT','seas-of-strife','waiting',0,1.79537699850012612344e+09,1.79537699850012612344e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"Ben","online":false,"level":null,"standin":null,"reserved":true,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','Owl4PWo1vyNqstz7',NULL,'[]','null');
INSERT INTO "tables" VALUES('DGrX4-k80sL6Qwdu','seas-of-strife','playing',0,1795376998.50265,1.79537700161540555955e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','DGrX4-k80sL6Qwdu',NULL,'[0]','null');
INSERT INTO "tables" VALUES('3djhGuQTuMp4vduV','feud','playing',0,1.79537699861751580236e+09,1.79537700164847183227e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','3djhGuQTuMp4vduV',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('3AUnikxRcLEYtIrk','turn-the-tide','playing',0,1.79537699866739106175e+09,1.79537700166697573658e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','3AUnikxRcLEYtIrk',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('p0EzQW_5H12mNwBV','sea-change','playing',0,1.79537699871937942502e+09,1.79537700168446111683e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','p0EzQW_5H12mNwBV',NULL,'[1]','null');
INSERT INTO "tables" VALUES('sBUFxlPSe9tx0_TY','seas-of-strife','playing',0,1.79537699877951169007e+09,1.79537700171309280391e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','By letter','sBUFxlPSe9tx0_TY',1.79546339885771727559e+09,'[1]','null');
INSERT INTO "tables" VALUES('-7izCYMz6-hdJDr5','seas-of-strife','waiting',1,1.7953769988653409481e+09,1.7953769988653409481e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','-7izCYMz6-hdJDr5',NULL,'[]','null');
INSERT INTO "tables" VALUES('iRzqG2hhj16RwmJW','seas-of-strife','waiting',0,1.79537699933658146853e+09,1.79537700173200893399e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','Evening round','iRzqG2hhj16RwmJW',NULL,'[]','null');
INSERT INTO "tables" VALUES('5tvmodu5hGTC2_cg','feud','playing',0,1.79537699986473941798e+09,1.79537700176930356023e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','5tvmodu5hGTC2_cg',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('BWO8g4fXe0s1FleN','feud','finished',0,1795377000.28895,1.79537700040446448332e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','BWO8g4fXe0s1FleN',NULL,'[]','{"winners":[],"scores":[],"ended":"concession","conceded":0,"counts":true}');
INSERT INTO "tables" VALUES('-C714BQ_xKAzeQmy','feud','playing',0,1.79537700117270874978e+09,1.79537700182002353662e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','-C714BQ_xKAzeQmy',NULL,'[0,1]','null');
CREATE TABLE tokens (
	token_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "tokens" VALUES('8a4c26a8b5269ecc10ecbfd984b18adab5a812608eec0b5dc1824f717b2ac3a6','3E_TcLgrYez9CSXc','device',1.79537699814507246019e+09,NULL);
INSERT INTO "tokens" VALUES('1195e69d67e98246f6030ee213472a45df7f03b4a09f293fab86d0c0eaf830a6','im18T4WAxi8HZxkK','device',1.79537699822087812428e+09,NULL);
INSERT INTO "tokens" VALUES('73a80331b0566b804cf0d68e658eeb9b1dfde6d0922e07e1b53b97f9a6cb198a','3E_TcLgrYez9CSXc','recovery',1.79537699887219786643e+09,NULL);
CREATE INDEX tables_open ON tables (phase, listed, changed);
CREATE INDEX tables_evening ON tables (evening);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tokens_guest ON tokens (guest_id, kind);
CREATE INDEX subscriptions_guest ON subscriptions (guest_id);
CREATE INDEX members_table ON members (table_id);
CREATE INDEX passkeys_guest ON passkeys (guest_id);
COMMIT;
