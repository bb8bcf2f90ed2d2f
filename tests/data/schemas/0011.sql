-- {"finished": "Bj1-qfNJI2NF_ulI", "tokens": {"Ada": "AIo2dn_hstmdRphdKNkUUCELUqWedNDyLbyEEwgPuCg", "Ben": "64QUuLcqnQcMJorFa6iA14KWkIpRzyKIlxYFId_LpsA"}, "running": "HCT23i3ghDjLYqe3", "running_feud": "GzLlxV8mgJMgsOjY", "running_tide": "BuDeZbtJDrQEr13j", "running_change": "m8csaOf56BrIjmfw", "clocked": "0it_dFXR0ZWwALAI", "waiting": "ecRr9VX38G40YSTr", "recovery": {"code": "114P-MVGM-P9H8-90G1-T98W"}, "bot": {"id": "5G7tWg0JJtirDmor", "name": "Roboto", "token": "qdbot_Rq6f8xxlNagzoIsXDVhTtGCCA69uw9AYiiJKdr4NNvU"}, "ids": {"Ada": "eNIA2w3ZGkuof3-D", "Ben": "ZJEsLazeOA36ISzW"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE bots (
	id VARCHAR(32) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	token_hash VARCHAR(64), 
	created FLOAT NOT NULL, 
	used FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "bots" VALUES('5G7tWg0JJtirDmor','eNIA2w3ZGkuof3-D','Roboto','5697290a4a0c9108950c2ed03d5e1427535987196f39b85b353c4dead89385f3',1.79538958651791930197e+09,NULL);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, keeper VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('eNIA2w3ZGkuof3-D','Ada',1.79538955821774172784e+09,NULL);
INSERT INTO "guests" VALUES('ZJEsLazeOA36ISzW','Benjamin',1.79538955829315018649e+09,NULL);
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
INSERT INTO "log" VALUES('0it_dFXR0ZWwALAI',1,'{"type":"created","at":1795389583.7194858,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"eNIA2w3ZGkuof3-D","listed":false,"aids":true,"rules":1,"evening":"","title":"By letter","clock":{"decision":86400.0,"budget":null,"increment":0.0},"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"c54863ae154f23560603d78b84a74a463a934d3f41fa5a522e7beb9ce27a8135"}');
INSERT INTO "log" VALUES('0it_dFXR0ZWwALAI',2,'{"type":"sat","seat":0,"guest":"eNIA2w3ZGkuof3-D","name":"Ada","owner":null,"commitment":"","at":1795389583.7194858}');
INSERT INTO "log" VALUES('0it_dFXR0ZWwALAI',3,'{"type":"sat","seat":1,"guest":"ZJEsLazeOA36ISzW","name":"Ben","owner":null,"commitment":"","at":1795389583.7347035}');
INSERT INTO "log" VALUES('0it_dFXR0ZWwALAI',4,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795389583.7400572}');
INSERT INTO "log" VALUES('0it_dFXR0ZWwALAI',5,'{"type":"decided","seat":1,"actions":[12],"standin":false,"at":1795389583.7440915}');
INSERT INTO "log" VALUES('0it_dFXR0ZWwALAI',6,'{"type":"decided","seat":2,"actions":[19],"standin":false,"at":1795389583.7529423}');
INSERT INTO "log" VALUES('0it_dFXR0ZWwALAI',7,'{"type":"decided","seat":2,"actions":[53],"standin":false,"at":1795389583.766665}');
INSERT INTO "log" VALUES('0it_dFXR0ZWwALAI',8,'{"type":"decided","seat":0,"actions":[55],"standin":false,"at":1795389583.7706797}');
INSERT INTO "log" VALUES('0it_dFXR0ZWwALAI',9,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389586.1379526}');
INSERT INTO "log" VALUES('8jeyM0t6lggkkOXC',1,'{"type":"created","at":1795389584.759123,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"eNIA2w3ZGkuof3-D","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"8832d63f608ad429824b742b7a6aad87e85207ca5f9c7ac5846f7a847e183b66"}');
INSERT INTO "log" VALUES('8jeyM0t6lggkkOXC',2,'{"type":"sat","seat":0,"guest":"eNIA2w3ZGkuof3-D","name":"Ada","owner":null,"commitment":"","at":1795389584.759123}');
INSERT INTO "log" VALUES('8jeyM0t6lggkkOXC',3,'{"type":"sat","seat":1,"guest":"ZJEsLazeOA36ISzW","name":"Ben","owner":null,"commitment":"","at":1795389584.7759695}');
INSERT INTO "log" VALUES('8jeyM0t6lggkkOXC',4,'{"type":"decided","seat":0,"actions":[8],"standin":false,"at":1795389584.7814481}');
INSERT INTO "log" VALUES('8jeyM0t6lggkkOXC',5,'{"type":"decided","seat":0,"actions":[34],"standin":false,"at":1795389584.787148}');
INSERT INTO "log" VALUES('8jeyM0t6lggkkOXC',6,'{"type":"decided","seat":0,"actions":[17],"standin":false,"at":1795389584.7926588}');
INSERT INTO "log" VALUES('8jeyM0t6lggkkOXC',7,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795389584.7968776}');
INSERT INTO "log" VALUES('8jeyM0t6lggkkOXC',8,'{"type":"decided","seat":0,"actions":[31],"standin":false,"at":1795389584.8033292}');
INSERT INTO "log" VALUES('8jeyM0t6lggkkOXC',9,'{"type":"ended","why":"concession","seat":0,"at":1795389584.8066635}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',1,'{"type":"created","at":1795389558.3321807,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"eNIA2w3ZGkuof3-D","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"f9c16a6b84ab2aa39375ce07d188fb8ec51e1a4528ebc1ad8e6d27b139f934bf"}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',2,'{"type":"sat","seat":0,"guest":"eNIA2w3ZGkuof3-D","name":"Ada","owner":null,"commitment":"","at":1795389558.3321807}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',3,'{"type":"sat","seat":1,"guest":"ZJEsLazeOA36ISzW","name":"Ben","owner":null,"commitment":"","at":1795389558.3883173}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',4,'{"type":"spoke","guest":"eNIA2w3ZGkuof3-D","name":"Ada","text":"good luck, everybody","at":1795389558.4057198,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',5,'{"type":"decided","seat":1,"actions":[11],"standin":false,"at":1795389558.416921}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',6,'{"type":"decided","seat":2,"actions":[12],"standin":false,"at":1795389558.427997}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',7,'{"type":"decided","seat":0,"actions":[17],"standin":false,"at":1795389558.4371736}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',8,'{"type":"decided","seat":0,"actions":[54],"standin":false,"at":1795389558.4480908}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',9,'{"type":"decided","seat":1,"actions":[52],"standin":false,"at":1795389558.4644516}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',10,'{"type":"decided","seat":2,"actions":[51],"standin":false,"at":1795389558.4720888}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',11,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795389558.477504}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',12,'{"type":"decided","seat":1,"actions":[22],"standin":false,"at":1795389558.4860587}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',13,'{"type":"decided","seat":2,"actions":[29],"standin":false,"at":1795389558.494268}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',14,'{"type":"decided","seat":2,"actions":[60],"standin":false,"at":1795389558.5093772}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',15,'{"type":"decided","seat":0,"actions":[39],"standin":false,"at":1795389558.517146}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',16,'{"type":"decided","seat":1,"actions":[41],"standin":false,"at":1795389558.5242705}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',17,'{"type":"decided","seat":2,"actions":[37],"standin":false,"at":1795389558.536006}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',18,'{"type":"decided","seat":1,"actions":[38],"standin":false,"at":1795389558.5454566}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',19,'{"type":"decided","seat":2,"actions":[45],"standin":false,"at":1795389558.553563}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',20,'{"type":"decided","seat":0,"actions":[43],"standin":false,"at":1795389558.5619044}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',21,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795389558.5702953}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',22,'{"type":"decided","seat":1,"actions":[34],"standin":false,"at":1795389558.5777748}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',23,'{"type":"decided","seat":2,"actions":[33],"standin":false,"at":1795389559.2403038}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',24,'{"type":"decided","seat":1,"actions":[20],"standin":false,"at":1795389559.2484596}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',25,'{"type":"decided","seat":2,"actions":[19],"standin":false,"at":1795389559.2646646}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',26,'{"type":"decided","seat":0,"actions":[14],"standin":false,"at":1795389559.2683327}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',27,'{"type":"decided","seat":1,"actions":[60],"standin":false,"at":1795389559.2745745}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',28,'{"type":"decided","seat":0,"actions":[42],"standin":false,"at":1795389559.2798986}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',29,'{"type":"decided","seat":1,"actions":[44],"standin":false,"at":1795389559.2866478}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',30,'{"type":"decided","seat":2,"actions":[18],"standin":false,"at":1795389567.0649915}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',31,'{"type":"decided","seat":1,"actions":[62],"standin":false,"at":1795389567.0686033}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',32,'{"type":"decided","seat":2,"actions":[30],"standin":false,"at":1795389573.5337756}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',33,'{"type":"decided","seat":0,"actions":[31],"standin":false,"at":1795389573.5441678}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',34,'{"type":"decided","seat":1,"actions":[36],"standin":false,"at":1795389573.5508351}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',35,'{"type":"decided","seat":1,"actions":[27],"standin":false,"at":1795389573.5568347}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',36,'{"type":"decided","seat":2,"actions":[35],"standin":false,"at":1795389576.3235667}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',37,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795389576.3298779}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',38,'{"type":"decided","seat":1,"actions":[24],"standin":false,"at":1795389576.3378015}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',39,'{"type":"decided","seat":2,"actions":[50],"standin":false,"at":1795389579.7941499}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',40,'{"type":"decided","seat":0,"actions":[21],"standin":false,"at":1795389579.8358805}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',41,'{"type":"decided","seat":1,"actions":[46],"standin":false,"at":1795389579.8387926}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',42,'{"type":"decided","seat":2,"actions":[48],"standin":false,"at":1795389579.844455}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',43,'{"type":"decided","seat":0,"actions":[13],"standin":false,"at":1795389579.8469481}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',44,'{"type":"decided","seat":2,"actions":[49],"standin":false,"at":1795389579.8520448}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',45,'{"type":"decided","seat":0,"actions":[23],"standin":false,"at":1795389579.8539207}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',46,'{"type":"decided","seat":1,"actions":[28],"standin":false,"at":1795389579.8558147}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',47,'{"type":"decided","seat":1,"actions":[15],"standin":false,"at":1795389579.8579345}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',48,'{"type":"decided","seat":2,"actions":[16],"standin":false,"at":1795389579.8615751}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',49,'{"type":"decided","seat":0,"actions":[53],"standin":false,"at":1795389579.863883}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',50,'{"type":"decided","seat":2,"actions":[47],"standin":false,"at":1795389579.8675313}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',51,'{"type":"decided","seat":0,"actions":[40],"standin":false,"at":1795389579.869853}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',52,'{"type":"decided","seat":1,"actions":[55],"standin":false,"at":1795389579.8717988}');
INSERT INTO "log" VALUES('Bj1-qfNJI2NF_ulI',53,'{"type":"followed","table":"oMSb714VWjXCiUuM","seat":0,"at":1795389579.8745623}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',1,'{"type":"created","at":1795389582.4875057,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"eNIA2w3ZGkuof3-D","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"668a44086cac177450542de5cec48e10df7915408bfb1fbf7d05d67cd100b4db"}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',2,'{"type":"sat","seat":0,"guest":"eNIA2w3ZGkuof3-D","name":"Ada","owner":null,"commitment":"","at":1795389582.4875057}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',3,'{"type":"sat","seat":1,"guest":"ZJEsLazeOA36ISzW","name":"Ben","owner":null,"commitment":"","at":1795389582.5012937}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',4,'{"type":"decided","seat":0,"actions":[6],"standin":false,"at":1795389582.5074303}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',5,'{"type":"decided","seat":2,"actions":[41],"standin":false,"at":1795389582.515756}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',6,'{"type":"decided","seat":1,"actions":[4],"standin":false,"at":1795389582.516632}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',7,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795389582.524191}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',8,'{"type":"decided","seat":2,"actions":[34],"standin":false,"at":1795389582.5404706}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',9,'{"type":"decided","seat":1,"actions":[22],"standin":false,"at":1795389582.5411882}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',10,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795389582.5486445}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',11,'{"type":"decided","seat":2,"actions":[37],"standin":false,"at":1795389582.558277}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',12,'{"type":"decided","seat":1,"actions":[20],"standin":false,"at":1795389582.558901}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',13,'{"type":"spoke","guest":"eNIA2w3ZGkuof3-D","name":"Ada","text":"my move?","at":1795389582.570663,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',14,'{"type":"decided","seat":2,"actions":[54],"standin":false,"at":1795389582.5840182}');
INSERT INTO "log" VALUES('BuDeZbtJDrQEr13j',15,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389586.1085024}');
INSERT INTO "log" VALUES('GzLlxV8mgJMgsOjY',1,'{"type":"created","at":1795389582.433428,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"eNIA2w3ZGkuof3-D","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"f4f49089a209fe5c97791bf7724693fe13830de37be5bb404053eae4cd7b71f3"}');
INSERT INTO "log" VALUES('GzLlxV8mgJMgsOjY',2,'{"type":"sat","seat":0,"guest":"eNIA2w3ZGkuof3-D","name":"Ada","owner":null,"commitment":"","at":1795389582.433428}');
INSERT INTO "log" VALUES('GzLlxV8mgJMgsOjY',3,'{"type":"sat","seat":1,"guest":"ZJEsLazeOA36ISzW","name":"Ben","owner":null,"commitment":"","at":1795389582.449707}');
INSERT INTO "log" VALUES('GzLlxV8mgJMgsOjY',4,'{"type":"decided","seat":0,"actions":[6],"standin":false,"at":1795389582.4577827}');
INSERT INTO "log" VALUES('GzLlxV8mgJMgsOjY',5,'{"type":"decided","seat":0,"actions":[8],"standin":false,"at":1795389582.4678726}');
INSERT INTO "log" VALUES('GzLlxV8mgJMgsOjY',6,'{"type":"decided","seat":0,"actions":[9],"standin":false,"at":1795389582.471606}');
INSERT INTO "log" VALUES('GzLlxV8mgJMgsOjY',7,'{"type":"decided","seat":0,"actions":[18],"standin":false,"at":1795389582.4748268}');
INSERT INTO "log" VALUES('GzLlxV8mgJMgsOjY',8,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795389582.4778693}');
INSERT INTO "log" VALUES('GzLlxV8mgJMgsOjY',9,'{"type":"spoke","guest":"eNIA2w3ZGkuof3-D","name":"Ada","text":"my move?","at":1795389582.4808943,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('GzLlxV8mgJMgsOjY',10,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389586.1013014}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',1,'{"type":"created","at":1795389579.8782253,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"eNIA2w3ZGkuof3-D","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"57cd402bcaaec259c324a5a7d14142706e9db22fb67c71f89135b03c2de5cc34"}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',2,'{"type":"sat","seat":0,"guest":"eNIA2w3ZGkuof3-D","name":"Ada","owner":null,"commitment":"","at":1795389579.8782253}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',3,'{"type":"sat","seat":1,"guest":"ZJEsLazeOA36ISzW","name":"Ben","owner":null,"commitment":"","at":1795389579.9014766}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',4,'{"type":"decided","seat":1,"actions":[30],"standin":false,"at":1795389579.9059958}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',5,'{"type":"decided","seat":2,"actions":[35],"standin":false,"at":1795389579.91581}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',6,'{"type":"decided","seat":0,"actions":[31],"standin":false,"at":1795389579.9318871}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',7,'{"type":"decided","seat":2,"actions":[39],"standin":false,"at":1795389580.4777615}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',8,'{"type":"decided","seat":0,"actions":[40],"standin":false,"at":1795389580.4837573}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',9,'{"type":"decided","seat":1,"actions":[54],"standin":false,"at":1795389580.4892592}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',10,'{"type":"decided","seat":0,"actions":[42],"standin":false,"at":1795389580.493278}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',11,'{"type":"decided","seat":1,"actions":[51],"standin":false,"at":1795389580.4960933}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',12,'{"type":"decided","seat":2,"actions":[38],"standin":false,"at":1795389580.5028517}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',13,'{"type":"decided","seat":0,"actions":[43],"standin":false,"at":1795389580.5093381}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',14,'{"type":"decided","seat":1,"actions":[55],"standin":false,"at":1795389580.5130568}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',15,'{"type":"decided","seat":2,"actions":[52],"standin":false,"at":1795389582.4154305}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',16,'{"type":"decided","seat":0,"actions":[36],"standin":false,"at":1795389582.421504}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',17,'{"type":"spoke","guest":"eNIA2w3ZGkuof3-D","name":"Ada","text":"my move?","at":1795389582.4256313,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('HCT23i3ghDjLYqe3',18,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389586.0998127}');
INSERT INTO "log" VALUES('VKQuFARz_2wZgxsh',1,'{"type":"created","at":1795389585.636397,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"eNIA2w3ZGkuof3-D","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"ee82617a02bf675c202f3b710f216eb9881e9ca1fa51c1545a203da95178753a"}');
INSERT INTO "log" VALUES('VKQuFARz_2wZgxsh',2,'{"type":"sat","seat":0,"guest":"eNIA2w3ZGkuof3-D","name":"Ada","owner":null,"commitment":"","at":1795389585.636397}');
INSERT INTO "log" VALUES('VKQuFARz_2wZgxsh',3,'{"type":"sat","seat":1,"guest":"ZJEsLazeOA36ISzW","name":"Ben","owner":null,"commitment":"","at":1795389585.7011766}');
INSERT INTO "log" VALUES('VKQuFARz_2wZgxsh',4,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795389585.7198393}');
INSERT INTO "log" VALUES('VKQuFARz_2wZgxsh',5,'{"type":"decided","seat":0,"actions":[34],"standin":false,"at":1795389585.7278447}');
INSERT INTO "log" VALUES('VKQuFARz_2wZgxsh',6,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795389585.7312531}');
INSERT INTO "log" VALUES('VKQuFARz_2wZgxsh',7,'{"type":"decided","seat":0,"actions":[17],"standin":false,"at":1795389585.740373}');
INSERT INTO "log" VALUES('VKQuFARz_2wZgxsh',8,'{"type":"decided","seat":0,"actions":[29],"standin":false,"at":1795389585.7478728}');
INSERT INTO "log" VALUES('VKQuFARz_2wZgxsh',9,'{"type":"proposed","seat":0,"kind":"end","at":1795389585.7581015}');
INSERT INTO "log" VALUES('VKQuFARz_2wZgxsh',10,'{"type":"answered","seat":1,"yes":false,"at":1795389585.7723088}');
INSERT INTO "log" VALUES('VKQuFARz_2wZgxsh',11,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389586.188479}');
INSERT INTO "log" VALUES('ecRr9VX38G40YSTr',1,'{"type":"created","at":1795389583.7824929,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"eNIA2w3ZGkuof3-D","listed":true,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"0b639a393cc5c997385cb8c391a2e9ec389958aef72ea07ad42e7c74083a3d60"}');
INSERT INTO "log" VALUES('ecRr9VX38G40YSTr',2,'{"type":"sat","seat":0,"guest":"eNIA2w3ZGkuof3-D","name":"Ada","owner":null,"commitment":"","at":1795389583.7824929}');
INSERT INTO "log" VALUES('hcBKu2IJt6FV46u9',1,'{"type":"created","at":1795389583.9244156,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"eNIA2w3ZGkuof3-D","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"8176bc4c6d5039404d24a77a629f139f92e35980fd064ddfcd0147b74125f1f5"}');
INSERT INTO "log" VALUES('hcBKu2IJt6FV46u9',2,'{"type":"sat","seat":0,"guest":"eNIA2w3ZGkuof3-D","name":"Ada","owner":null,"commitment":"","at":1795389583.9244156}');
INSERT INTO "log" VALUES('hcBKu2IJt6FV46u9',3,'{"type":"sat","seat":1,"guest":"ZJEsLazeOA36ISzW","name":"Ben","owner":null,"commitment":"","at":1795389583.9783325}');
INSERT INTO "log" VALUES('hcBKu2IJt6FV46u9',4,'{"type":"left","seat":1,"removed":false,"at":1795389583.9921227}');
INSERT INTO "log" VALUES('hcBKu2IJt6FV46u9',5,'{"type":"sat","seat":2,"guest":"ZJEsLazeOA36ISzW","name":"Ben","owner":null,"commitment":"","at":1795389584.1870306}');
INSERT INTO "log" VALUES('hcBKu2IJt6FV46u9',6,'{"type":"arranged","title":"Evening round","locked":false,"watching":null,"paused":null,"talk":null,"at":1795389584.387639}');
INSERT INTO "log" VALUES('hcBKu2IJt6FV46u9',7,'{"type":"host_given","seat":2,"at":1795389584.3901117}');
INSERT INTO "log" VALUES('hcBKu2IJt6FV46u9',8,'{"type":"renamed","seat":2,"name":"Benjamin","owner":null,"at":1795389586.1533692}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',1,'{"type":"created","at":1795389582.5999904,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"eNIA2w3ZGkuof3-D","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"2f89b53ab1f3036d11bde1bc292744e71fd22599622934d83bfb1bed0b07a1f5"}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',2,'{"type":"sat","seat":0,"guest":"eNIA2w3ZGkuof3-D","name":"Ada","owner":null,"commitment":"","at":1795389582.5999904}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',3,'{"type":"sat","seat":1,"guest":"ZJEsLazeOA36ISzW","name":"Ben","owner":null,"commitment":"","at":1795389582.6481442}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',4,'{"type":"decided","seat":2,"actions":[11],"standin":false,"at":1795389582.6600475}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',5,'{"type":"decided","seat":0,"actions":[4],"standin":false,"at":1795389582.663216}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',6,'{"type":"decided","seat":1,"actions":[0],"standin":false,"at":1795389582.6659904}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',7,'{"type":"decided","seat":2,"actions":[20],"standin":false,"at":1795389583.2265015}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',8,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795389583.2341774}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',9,'{"type":"decided","seat":1,"actions":[27],"standin":false,"at":1795389583.240046}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',10,'{"type":"decided","seat":1,"actions":[21],"standin":false,"at":1795389583.2445734}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',11,'{"type":"decided","seat":2,"actions":[23],"standin":false,"at":1795389583.694101}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',12,'{"type":"decided","seat":0,"actions":[36],"standin":false,"at":1795389583.70293}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',13,'{"type":"spoke","guest":"eNIA2w3ZGkuof3-D","name":"Ada","text":"my move?","at":1795389583.7101233,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',14,'{"type":"decided","seat":2,"actions":[43],"standin":false,"at":1795389583.7120366}');
INSERT INTO "log" VALUES('m8csaOf56BrIjmfw',15,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389586.1243277}');
INSERT INTO "log" VALUES('n6oewrDdaBmotvPY',1,'{"type":"created","at":1795389584.3979468,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"eNIA2w3ZGkuof3-D","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"788e20da37695ac68597a21346e8573c24fbdb08f3c7570f8585037b94277022"}');
INSERT INTO "log" VALUES('n6oewrDdaBmotvPY',2,'{"type":"sat","seat":0,"guest":"eNIA2w3ZGkuof3-D","name":"Ada","owner":null,"commitment":"","at":1795389584.3979468}');
INSERT INTO "log" VALUES('n6oewrDdaBmotvPY',3,'{"type":"sat","seat":1,"guest":"ZJEsLazeOA36ISzW","name":"Ben","owner":null,"commitment":"","at":1795389584.4118466}');
INSERT INTO "log" VALUES('n6oewrDdaBmotvPY',4,'{"type":"decided","seat":0,"actions":[3],"standin":false,"at":1795389584.4235668}');
INSERT INTO "log" VALUES('n6oewrDdaBmotvPY',5,'{"type":"decided","seat":0,"actions":[38],"standin":false,"at":1795389584.4343567}');
INSERT INTO "log" VALUES('n6oewrDdaBmotvPY',6,'{"type":"decided","seat":0,"actions":[5],"standin":false,"at":1795389584.4381278}');
INSERT INTO "log" VALUES('n6oewrDdaBmotvPY',7,'{"type":"decided","seat":0,"actions":[8],"standin":false,"at":1795389584.4420872}');
INSERT INTO "log" VALUES('n6oewrDdaBmotvPY',8,'{"type":"decided","seat":0,"actions":[29],"standin":false,"at":1795389584.4460876}');
INSERT INTO "log" VALUES('n6oewrDdaBmotvPY',9,'{"type":"proposed","seat":0,"kind":"take_back","at":1795389584.4494555}');
INSERT INTO "log" VALUES('n6oewrDdaBmotvPY',10,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389586.1602468}');
INSERT INTO "log" VALUES('oMSb714VWjXCiUuM',1,'{"type":"created","at":1795389579.874467,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"","chairs":[{"kind":"person","level":null,"guest":"eNIA2w3ZGkuof3-D","name":"Ada","owner":null},{"kind":"person","level":null,"guest":"ZJEsLazeOA36ISzW","name":"Ben","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"eNIA2w3ZGkuof3-D","listed":false,"aids":true,"rules":1,"evening":"Bj1-qfNJI2NF_ulI","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"d5b4186bd9b20f1c803dea50b538f3c99751313ff92c8c704859ffc04444ce96"}');
INSERT INTO "log" VALUES('oMSb714VWjXCiUuM',2,'{"type":"sat","seat":0,"guest":"eNIA2w3ZGkuof3-D","name":"Ada","owner":null,"commitment":"","at":1795389579.874467}');
CREATE TABLE "members" (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	called BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('eNIA2w3ZGkuof3-D','Bj1-qfNJI2NF_ulI',0,0,0);
INSERT INTO "members" VALUES('ZJEsLazeOA36ISzW','Bj1-qfNJI2NF_ulI',1,0,0);
INSERT INTO "members" VALUES('eNIA2w3ZGkuof3-D','oMSb714VWjXCiUuM',0,0,0);
INSERT INTO "members" VALUES('ZJEsLazeOA36ISzW','oMSb714VWjXCiUuM',1,0,0);
INSERT INTO "members" VALUES('eNIA2w3ZGkuof3-D','HCT23i3ghDjLYqe3',0,0,0);
INSERT INTO "members" VALUES('ZJEsLazeOA36ISzW','HCT23i3ghDjLYqe3',1,0,0);
INSERT INTO "members" VALUES('eNIA2w3ZGkuof3-D','GzLlxV8mgJMgsOjY',0,0,0);
INSERT INTO "members" VALUES('ZJEsLazeOA36ISzW','GzLlxV8mgJMgsOjY',1,0,0);
INSERT INTO "members" VALUES('eNIA2w3ZGkuof3-D','BuDeZbtJDrQEr13j',0,0,0);
INSERT INTO "members" VALUES('ZJEsLazeOA36ISzW','BuDeZbtJDrQEr13j',1,0,0);
INSERT INTO "members" VALUES('eNIA2w3ZGkuof3-D','m8csaOf56BrIjmfw',0,0,0);
INSERT INTO "members" VALUES('ZJEsLazeOA36ISzW','m8csaOf56BrIjmfw',1,0,0);
INSERT INTO "members" VALUES('eNIA2w3ZGkuof3-D','0it_dFXR0ZWwALAI',0,0,0);
INSERT INTO "members" VALUES('ZJEsLazeOA36ISzW','0it_dFXR0ZWwALAI',1,0,0);
INSERT INTO "members" VALUES('eNIA2w3ZGkuof3-D','ecRr9VX38G40YSTr',0,0,0);
INSERT INTO "members" VALUES('eNIA2w3ZGkuof3-D','hcBKu2IJt6FV46u9',0,0,0);
INSERT INTO "members" VALUES('ZJEsLazeOA36ISzW','hcBKu2IJt6FV46u9',2,0,0);
INSERT INTO "members" VALUES('eNIA2w3ZGkuof3-D','n6oewrDdaBmotvPY',0,0,0);
INSERT INTO "members" VALUES('ZJEsLazeOA36ISzW','n6oewrDdaBmotvPY',1,0,0);
INSERT INTO "members" VALUES('eNIA2w3ZGkuof3-D','8jeyM0t6lggkkOXC',0,0,0);
INSERT INTO "members" VALUES('ZJEsLazeOA36ISzW','8jeyM0t6lggkkOXC',1,0,0);
INSERT INTO "members" VALUES('eNIA2w3ZGkuof3-D','VKQuFARz_2wZgxsh',0,0,0);
INSERT INTO "members" VALUES('ZJEsLazeOA36ISzW','VKQuFARz_2wZgxsh',1,0,0);
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
INSERT INTO "questions" VALUES('Bj1-qfNJI2NF_ulI',1,12,2,'beginner','0.1.0',1.79538958391608786577e+09);
CREATE TABLE secrets (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('oldest program','0009');
INSERT INTO "secrets" VALUES('house','765cfb60');
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
INSERT INTO "subscriptions" VALUES('d709aaf1e63df65dd599656d885ce197362e248d0a387070123faecca52c5e36','eNIA2w3ZGkuof3-D','https://push.example.org/1','BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM','tBHItJI5svbpez7KI4CCXg','en',1.79538958388867068288e+09);
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
INSERT INTO "tables" VALUES('Bj1-qfNJI2NF_ulI','seas-of-strife','finished',0,1.79538955833218073841e+09,1.79538957987456226353e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','Bj1-qfNJI2NF_ulI',NULL,'[]','{"winners":[0,2],"scores":[3,9,3],"ended":null,"conceded":null,"counts":true}',53);
INSERT INTO "tables" VALUES('oMSb714VWjXCiUuM','seas-of-strife','waiting',0,1.79538957987446689602e+09,1.79538957987446689602e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"Ben","online":false,"level":null,"standin":null,"reserved":true,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','Bj1-qfNJI2NF_ulI',NULL,'[]','null',2);
INSERT INTO "tables" VALUES('HCT23i3ghDjLYqe3','seas-of-strife','playing',0,1.79538957987822532652e+09,1.79538958609981274608e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','HCT23i3ghDjLYqe3',NULL,'[1]','null',18);
INSERT INTO "tables" VALUES('GzLlxV8mgJMgsOjY','feud','playing',0,1.79538958243342804911e+09,1.79538958610130143164e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','GzLlxV8mgJMgsOjY',NULL,'[0,1]','null',10);
INSERT INTO "tables" VALUES('BuDeZbtJDrQEr13j','turn-the-tide','playing',0,1.7953895824875056743e+09,1.79538958610850238797e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','BuDeZbtJDrQEr13j',NULL,'[0,1]','null',15);
INSERT INTO "tables" VALUES('m8csaOf56BrIjmfw','sea-change','playing',0,1.79538958259999036786e+09,1.79538958612432765962e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','m8csaOf56BrIjmfw',NULL,'[0]','null',15);
INSERT INTO "tables" VALUES('0it_dFXR0ZWwALAI','seas-of-strife','playing',0,1.79538958371948575978e+09,1.79538958613795256611e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','By letter','0it_dFXR0ZWwALAI',1.7954759837706797123e+09,'[1]','null',9);
INSERT INTO "tables" VALUES('ecRr9VX38G40YSTr','seas-of-strife','waiting',1,1.7953895837824928761e+09,1.7953895837824928761e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','ecRr9VX38G40YSTr',NULL,'[]','null',2);
INSERT INTO "tables" VALUES('hcBKu2IJt6FV46u9','seas-of-strife','waiting',0,1.7953895839244155884e+09,1.79538958615336918835e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','Evening round','hcBKu2IJt6FV46u9',NULL,'[]','null',8);
INSERT INTO "tables" VALUES('n6oewrDdaBmotvPY','feud','playing',0,1.79538958439794683451e+09,1.79538958616024684911e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','n6oewrDdaBmotvPY',NULL,'[0,1]','null',10);
INSERT INTO "tables" VALUES('8jeyM0t6lggkkOXC','feud','finished',0,1.79538958475912308696e+09,1.79538958480666351316e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','8jeyM0t6lggkkOXC',NULL,'[]','{"winners":[],"scores":[],"ended":"concession","conceded":0,"counts":true}',9);
INSERT INTO "tables" VALUES('VKQuFARz_2wZgxsh','feud','playing',0,1.79538958563639688493e+09,1.79538958618847894663e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','VKQuFARz_2wZgxsh',NULL,'[0,1]','null',11);
CREATE TABLE tokens (
	token_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT, follows VARCHAR(64), proved FLOAT, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "tokens" VALUES('d709aaf1e63df65dd599656d885ce197362e248d0a387070123faecca52c5e36','eNIA2w3ZGkuof3-D','device',1.79538955821774530406e+09,1.8299495582177383899e+09,NULL,1.79538958379364681238e+09);
INSERT INTO "tokens" VALUES('c1dc2e1b3077bdfa43a706d77dab92ff7c70f012592bc897f7d4305d30ce1e33','ZJEsLazeOA36ISzW','device',1.79538955829315447811e+09,1.82994955829314756394e+09,NULL,NULL);
INSERT INTO "tokens" VALUES('4b07a46ca27e0c2670e03bbf3b64857e88cc61bcbe241c61c78f450ada1ee545','eNIA2w3ZGkuof3-D','recovery',1.79538958379192781448e+09,NULL,NULL,NULL);
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
CREATE INDEX leases_process ON leases (process);
CREATE INDEX presence_process ON presence (process);
COMMIT;
