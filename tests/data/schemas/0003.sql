-- {"finished": "QTCBn3mzhChYA6Q-", "tokens": {"Ada": "DTczVxovctEkJQxbseQZbWZ1epVcmgmsZ25QUSkrVHo", "Ben": "85fE2GODQI37zDaVWTwJ_VH7iGNe-xGZzK2_BHSJ-Xg"}, "running": "7rTfpcqBJ5doeUTc", "running_feud": "bZPdoVbjC5eU7AL0", "running_tide": "1mJyOouZI-IVqZEM", "running_change": "h2xW_zkyRHoXTlWn", "clocked": "kGI0cdziab0LYiY1", "waiting": "be6h7EWDxojqGdN1", "recovery": {"code": "02Y5-4Q7F-XN12-PMSM-7PJT"}, "ids": {"Ada": "13cgrpgHLYTnHZb7", "Ben": "mzKyCxZ_J0DGmGC-"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('13cgrpgHLYTnHZb7','Ada',1.7953769782632694245e+09);
INSERT INTO "guests" VALUES('mzKyCxZ_J0DGmGC-','Benjamin',1.7953769783813602924e+09);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',1,'{"type":"created","at":1795376978.8229103,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"53e8c3b23639bd884221d614cbd4988d123027c87749b26cd66eaa42870fa5e8","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"13cgrpgHLYTnHZb7","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open"}');
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',2,'{"type":"sat","seat":0,"guest":"13cgrpgHLYTnHZb7","name":"Ada","at":1795376978.8229103}');
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',3,'{"type":"sat","seat":1,"guest":"mzKyCxZ_J0DGmGC-","name":"Ben","at":1795376978.8342109}');
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',4,'{"type":"decided","seat":2,"actions":[16],"standin":false,"at":1795376978.8512504}');
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',5,'{"type":"decided","seat":0,"actions":[6],"standin":false,"at":1795376978.8545365}');
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',6,'{"type":"decided","seat":1,"actions":[29],"standin":false,"at":1795376978.85731}');
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',7,'{"type":"decided","seat":2,"actions":[42],"standin":false,"at":1795376978.861045}');
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',8,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795376978.8632092}');
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',9,'{"type":"decided","seat":1,"actions":[49],"standin":false,"at":1795376978.8684177}');
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',10,'{"type":"decided","seat":0,"actions":[21],"standin":false,"at":1795376978.8731687}');
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',11,'{"type":"decided","seat":2,"actions":[23],"standin":false,"at":1795376978.8792791}');
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',12,'{"type":"decided","seat":1,"actions":[43],"standin":false,"at":1795376978.8820534}');
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',13,'{"type":"decided","seat":2,"actions":[8],"standin":false,"at":1795376978.8862655}');
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',14,'{"type":"spoke","guest":"13cgrpgHLYTnHZb7","name":"Ada","text":"my move?","at":1795376978.888781,"seat":0}');
INSERT INTO "log" VALUES('1mJyOouZI-IVqZEM',15,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795376981.2884767}');
INSERT INTO "log" VALUES('6iMBLehm9u0yTZg6',1,'{"type":"created","at":1795376980.7981684,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"8be03c6fef8814ae24388e3930dd3fee3843c7877334ca3a3b4d7c1186ba770b","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"13cgrpgHLYTnHZb7","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open"}');
INSERT INTO "log" VALUES('6iMBLehm9u0yTZg6',2,'{"type":"sat","seat":0,"guest":"13cgrpgHLYTnHZb7","name":"Ada","at":1795376980.7981684}');
INSERT INTO "log" VALUES('6iMBLehm9u0yTZg6',3,'{"type":"sat","seat":1,"guest":"mzKyCxZ_J0DGmGC-","name":"Ben","at":1795376980.8258278}');
INSERT INTO "log" VALUES('6iMBLehm9u0yTZg6',4,'{"type":"decided","seat":0,"actions":[7],"standin":false,"at":1795376980.847266}');
INSERT INTO "log" VALUES('6iMBLehm9u0yTZg6',5,'{"type":"decided","seat":0,"actions":[38],"standin":false,"at":1795376980.8682818}');
INSERT INTO "log" VALUES('6iMBLehm9u0yTZg6',6,'{"type":"decided","seat":0,"actions":[14],"standin":false,"at":1795376980.8884034}');
INSERT INTO "log" VALUES('6iMBLehm9u0yTZg6',7,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795376980.898536}');
INSERT INTO "log" VALUES('6iMBLehm9u0yTZg6',8,'{"type":"decided","seat":0,"actions":[33],"standin":false,"at":1795376980.9103925}');
INSERT INTO "log" VALUES('6iMBLehm9u0yTZg6',9,'{"type":"proposed","seat":0,"kind":"end","at":1795376980.924008}');
INSERT INTO "log" VALUES('6iMBLehm9u0yTZg6',10,'{"type":"answered","seat":1,"yes":false,"at":1795376980.9361105}');
INSERT INTO "log" VALUES('6iMBLehm9u0yTZg6',11,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795376981.3807585}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',1,'{"type":"created","at":1795376978.650237,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"b0d2c35214ed6de3110d6573f4ca89601ecf013738b55083753dee5fa5b33c87","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"13cgrpgHLYTnHZb7","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open"}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',2,'{"type":"sat","seat":0,"guest":"13cgrpgHLYTnHZb7","name":"Ada","at":1795376978.650237}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',3,'{"type":"sat","seat":1,"guest":"mzKyCxZ_J0DGmGC-","name":"Ben","at":1795376978.6683474}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',4,'{"type":"decided","seat":1,"actions":[30],"standin":false,"at":1795376978.6827402}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',5,'{"type":"decided","seat":2,"actions":[35],"standin":false,"at":1795376978.6889875}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',6,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795376978.6920636}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',7,'{"type":"decided","seat":2,"actions":[46],"standin":false,"at":1795376978.6998107}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',8,'{"type":"decided","seat":0,"actions":[45],"standin":false,"at":1795376978.7099586}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',9,'{"type":"decided","seat":1,"actions":[50],"standin":false,"at":1795376978.7153115}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',10,'{"type":"decided","seat":1,"actions":[41],"standin":false,"at":1795376978.720433}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',11,'{"type":"decided","seat":2,"actions":[38],"standin":false,"at":1795376978.726998}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',12,'{"type":"decided","seat":0,"actions":[43],"standin":false,"at":1795376978.7298622}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',13,'{"type":"decided","seat":0,"actions":[56],"standin":false,"at":1795376978.7325053}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',14,'{"type":"decided","seat":1,"actions":[58],"standin":false,"at":1795376978.7356417}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',15,'{"type":"decided","seat":2,"actions":[59],"standin":false,"at":1795376978.7421913}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',16,'{"type":"decided","seat":2,"actions":[34],"standin":false,"at":1795376978.7455332}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',17,'{"type":"decided","seat":0,"actions":[48],"standin":false,"at":1795376978.7483206}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',18,'{"type":"spoke","guest":"13cgrpgHLYTnHZb7","name":"Ada","text":"my move?","at":1795376978.7509747,"seat":0}');
INSERT INTO "log" VALUES('7rTfpcqBJ5doeUTc',19,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795376981.2683995}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',1,'{"type":"created","at":1795376978.4009464,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"fce58379620bffa7a121062e8b19adfa904d19ac85680acb506d3daa779da2f0","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"13cgrpgHLYTnHZb7","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open"}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',2,'{"type":"sat","seat":0,"guest":"13cgrpgHLYTnHZb7","name":"Ada","at":1795376978.4009464}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',3,'{"type":"sat","seat":1,"guest":"mzKyCxZ_J0DGmGC-","name":"Ben","at":1795376978.4328222}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',4,'{"type":"spoke","guest":"13cgrpgHLYTnHZb7","name":"Ada","text":"good luck, everybody","at":1795376978.4467602,"seat":0}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',5,'{"type":"decided","seat":1,"actions":[11],"standin":false,"at":1795376978.455862}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',6,'{"type":"decided","seat":2,"actions":[18],"standin":false,"at":1795376978.459142}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',7,'{"type":"decided","seat":0,"actions":[13],"standin":false,"at":1795376978.4686763}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',8,'{"type":"decided","seat":2,"actions":[17],"standin":false,"at":1795376978.4828854}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',9,'{"type":"decided","seat":0,"actions":[15],"standin":false,"at":1795376978.4868734}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',10,'{"type":"decided","seat":1,"actions":[12],"standin":false,"at":1795376978.491805}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',11,'{"type":"decided","seat":2,"actions":[37],"standin":false,"at":1795376978.4975078}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',12,'{"type":"decided","seat":0,"actions":[34],"standin":false,"at":1795376978.503093}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',13,'{"type":"decided","seat":1,"actions":[36],"standin":false,"at":1795376978.5065448}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',14,'{"type":"decided","seat":2,"actions":[61],"standin":false,"at":1795376978.5113173}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',15,'{"type":"decided","seat":1,"actions":[40],"standin":false,"at":1795376978.517537}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',16,'{"type":"decided","seat":2,"actions":[39],"standin":false,"at":1795376978.520409}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',17,'{"type":"decided","seat":0,"actions":[42],"standin":false,"at":1795376978.5236032}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',18,'{"type":"decided","seat":0,"actions":[27],"standin":false,"at":1795376978.5261586}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',19,'{"type":"decided","seat":1,"actions":[21],"standin":false,"at":1795376978.5289311}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',20,'{"type":"decided","seat":2,"actions":[29],"standin":false,"at":1795376978.531628}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',21,'{"type":"decided","seat":2,"actions":[62],"standin":false,"at":1795376978.5347884}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',22,'{"type":"decided","seat":2,"actions":[38],"standin":false,"at":1795376978.537518}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',23,'{"type":"decided","seat":0,"actions":[41],"standin":false,"at":1795376978.54317}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',24,'{"type":"decided","seat":1,"actions":[44],"standin":false,"at":1795376978.547068}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',25,'{"type":"decided","seat":1,"actions":[61],"standin":false,"at":1795376978.5513315}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',26,'{"type":"decided","seat":1,"actions":[45],"standin":false,"at":1795376978.5551944}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',27,'{"type":"decided","seat":2,"actions":[46],"standin":false,"at":1795376978.5580652}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',28,'{"type":"decided","seat":0,"actions":[47],"standin":false,"at":1795376978.5610082}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',29,'{"type":"decided","seat":0,"actions":[53],"standin":false,"at":1795376978.5635288}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',30,'{"type":"decided","seat":1,"actions":[55],"standin":false,"at":1795376978.5663455}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',31,'{"type":"decided","seat":2,"actions":[54],"standin":false,"at":1795376978.5694723}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',32,'{"type":"decided","seat":1,"actions":[62],"standin":false,"at":1795376978.572652}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',33,'{"type":"decided","seat":2,"actions":[19],"standin":false,"at":1795376978.576901}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',34,'{"type":"decided","seat":0,"actions":[51],"standin":false,"at":1795376978.579602}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',35,'{"type":"decided","seat":1,"actions":[14],"standin":false,"at":1795376978.5832098}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',36,'{"type":"decided","seat":2,"actions":[32],"standin":false,"at":1795376978.589334}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',37,'{"type":"decided","seat":0,"actions":[30],"standin":false,"at":1795376978.592521}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',38,'{"type":"decided","seat":1,"actions":[31],"standin":false,"at":1795376978.5954742}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',39,'{"type":"decided","seat":2,"actions":[48],"standin":false,"at":1795376978.5982468}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',40,'{"type":"decided","seat":0,"actions":[50],"standin":false,"at":1795376978.6011658}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',41,'{"type":"decided","seat":1,"actions":[49],"standin":false,"at":1795376978.6068165}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',42,'{"type":"decided","seat":0,"actions":[60],"standin":false,"at":1795376978.6100187}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',43,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795376978.612628}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',44,'{"type":"decided","seat":1,"actions":[26],"standin":false,"at":1795376978.6158857}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',45,'{"type":"decided","seat":2,"actions":[20],"standin":false,"at":1795376978.6188798}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',46,'{"type":"decided","seat":1,"actions":[28],"standin":false,"at":1795376978.6212916}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',47,'{"type":"decided","seat":2,"actions":[52],"standin":false,"at":1795376978.6236627}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',48,'{"type":"decided","seat":0,"actions":[23],"standin":false,"at":1795376978.6262035}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',49,'{"type":"decided","seat":1,"actions":[24],"standin":false,"at":1795376978.62913}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',50,'{"type":"decided","seat":2,"actions":[33],"standin":false,"at":1795376978.631823}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',51,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795376978.6341832}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',52,'{"type":"decided","seat":0,"actions":[35],"standin":false,"at":1795376978.636977}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',53,'{"type":"decided","seat":1,"actions":[16],"standin":false,"at":1795376978.6394107}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',54,'{"type":"decided","seat":2,"actions":[43],"standin":false,"at":1795376978.6419642}');
INSERT INTO "log" VALUES('QTCBn3mzhChYA6Q-',55,'{"type":"followed","table":"w_Y8dtegGM9EryTP","seat":0,"at":1795376978.6516032}');
INSERT INTO "log" VALUES('bZPdoVbjC5eU7AL0',1,'{"type":"created","at":1795376978.7554286,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"322ae4ce280d4d12effdf53827b7fef39175ed6fde7841a3307297a9e457ffa4","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"13cgrpgHLYTnHZb7","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open"}');
INSERT INTO "log" VALUES('bZPdoVbjC5eU7AL0',2,'{"type":"sat","seat":0,"guest":"13cgrpgHLYTnHZb7","name":"Ada","at":1795376978.7554286}');
INSERT INTO "log" VALUES('bZPdoVbjC5eU7AL0',3,'{"type":"sat","seat":1,"guest":"mzKyCxZ_J0DGmGC-","name":"Ben","at":1795376978.7668707}');
INSERT INTO "log" VALUES('bZPdoVbjC5eU7AL0',4,'{"type":"decided","seat":0,"actions":[0],"standin":false,"at":1795376978.7738638}');
INSERT INTO "log" VALUES('bZPdoVbjC5eU7AL0',5,'{"type":"decided","seat":0,"actions":[2],"standin":false,"at":1795376978.7812297}');
INSERT INTO "log" VALUES('bZPdoVbjC5eU7AL0',6,'{"type":"decided","seat":0,"actions":[14],"standin":false,"at":1795376978.7886722}');
INSERT INTO "log" VALUES('bZPdoVbjC5eU7AL0',7,'{"type":"decided","seat":0,"actions":[29],"standin":false,"at":1795376978.7965202}');
INSERT INTO "log" VALUES('bZPdoVbjC5eU7AL0',8,'{"type":"decided","seat":0,"actions":[20],"standin":false,"at":1795376978.8108356}');
INSERT INTO "log" VALUES('bZPdoVbjC5eU7AL0',9,'{"type":"spoke","guest":"13cgrpgHLYTnHZb7","name":"Ada","text":"my move?","at":1795376978.8188322,"seat":0}');
INSERT INTO "log" VALUES('bZPdoVbjC5eU7AL0',10,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795376981.2727103}');
INSERT INTO "log" VALUES('be6h7EWDxojqGdN1',1,'{"type":"created","at":1795376979.052506,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"6c14ffc455772e9a85e6bbc0ecd10067be75c6a81a97d2c37d63f76f1f767fc2","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"13cgrpgHLYTnHZb7","listed":true,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open"}');
INSERT INTO "log" VALUES('be6h7EWDxojqGdN1',2,'{"type":"sat","seat":0,"guest":"13cgrpgHLYTnHZb7","name":"Ada","at":1795376979.052506}');
INSERT INTO "log" VALUES('h2xW_zkyRHoXTlWn',1,'{"type":"created","at":1795376978.8960502,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"208d69b8da952ffb9bd4cb17b4b26ca997078c9a92333ba071cce4160935f09b","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"13cgrpgHLYTnHZb7","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open"}');
INSERT INTO "log" VALUES('h2xW_zkyRHoXTlWn',2,'{"type":"sat","seat":0,"guest":"13cgrpgHLYTnHZb7","name":"Ada","at":1795376978.8960502}');
INSERT INTO "log" VALUES('h2xW_zkyRHoXTlWn',3,'{"type":"sat","seat":1,"guest":"mzKyCxZ_J0DGmGC-","name":"Ben","at":1795376978.9048004}');
INSERT INTO "log" VALUES('h2xW_zkyRHoXTlWn',4,'{"type":"decided","seat":2,"actions":[36],"standin":false,"at":1795376978.9125028}');
INSERT INTO "log" VALUES('h2xW_zkyRHoXTlWn',5,'{"type":"decided","seat":0,"actions":[4],"standin":false,"at":1795376978.9189904}');
INSERT INTO "log" VALUES('h2xW_zkyRHoXTlWn',6,'{"type":"decided","seat":1,"actions":[20],"standin":false,"at":1795376978.927207}');
INSERT INTO "log" VALUES('h2xW_zkyRHoXTlWn',7,'{"type":"decided","seat":1,"actions":[12],"standin":false,"at":1795376978.9374347}');
INSERT INTO "log" VALUES('h2xW_zkyRHoXTlWn',8,'{"type":"decided","seat":2,"actions":[5],"standin":false,"at":1795376978.9434552}');
INSERT INTO "log" VALUES('h2xW_zkyRHoXTlWn',9,'{"type":"decided","seat":0,"actions":[9],"standin":false,"at":1795376978.948454}');
INSERT INTO "log" VALUES('h2xW_zkyRHoXTlWn',10,'{"type":"decided","seat":1,"actions":[28],"standin":false,"at":1795376978.954366}');
INSERT INTO "log" VALUES('h2xW_zkyRHoXTlWn',11,'{"type":"decided","seat":2,"actions":[16],"standin":false,"at":1795376978.9593778}');
INSERT INTO "log" VALUES('h2xW_zkyRHoXTlWn',12,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795376978.9641366}');
INSERT INTO "log" VALUES('h2xW_zkyRHoXTlWn',13,'{"type":"spoke","guest":"13cgrpgHLYTnHZb7","name":"Ada","text":"my move?","at":1795376978.9667692,"seat":0}');
INSERT INTO "log" VALUES('h2xW_zkyRHoXTlWn',14,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795376981.308747}');
INSERT INTO "log" VALUES('kGI0cdziab0LYiY1',1,'{"type":"created","at":1795376978.9756393,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"d987796d1a3c39078df6a3c73fde900dfbb7ba016f654419384f3e65aabbfe7d","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"13cgrpgHLYTnHZb7","listed":false,"aids":true,"rules":1,"evening":"","title":"By letter","clock":{"decision":86400.0,"budget":null,"increment":0.0},"standin":"medium","take_back":true,"memory":"open"}');
INSERT INTO "log" VALUES('kGI0cdziab0LYiY1',2,'{"type":"sat","seat":0,"guest":"13cgrpgHLYTnHZb7","name":"Ada","at":1795376978.9756393}');
INSERT INTO "log" VALUES('kGI0cdziab0LYiY1',3,'{"type":"sat","seat":1,"guest":"mzKyCxZ_J0DGmGC-","name":"Ben","at":1795376978.994376}');
INSERT INTO "log" VALUES('kGI0cdziab0LYiY1',4,'{"type":"decided","seat":1,"actions":[11],"standin":false,"at":1795376979.006509}');
INSERT INTO "log" VALUES('kGI0cdziab0LYiY1',5,'{"type":"decided","seat":2,"actions":[13],"standin":false,"at":1795376979.0145872}');
INSERT INTO "log" VALUES('kGI0cdziab0LYiY1',6,'{"type":"decided","seat":0,"actions":[27],"standin":false,"at":1795376979.0258887}');
INSERT INTO "log" VALUES('kGI0cdziab0LYiY1',7,'{"type":"decided","seat":2,"actions":[35],"standin":false,"at":1795376979.0315716}');
INSERT INTO "log" VALUES('kGI0cdziab0LYiY1',8,'{"type":"decided","seat":0,"actions":[34],"standin":false,"at":1795376979.0373743}');
INSERT INTO "log" VALUES('kGI0cdziab0LYiY1',9,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795376981.3247035}');
INSERT INTO "log" VALUES('lU9rXiPoqpdQyHeO',1,'{"type":"created","at":1795376979.1295266,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"3f8d785774679df4f6d23510f346b166997d6bd18f3b5b8dd40173bdea427984","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"13cgrpgHLYTnHZb7","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open"}');
INSERT INTO "log" VALUES('lU9rXiPoqpdQyHeO',2,'{"type":"sat","seat":0,"guest":"13cgrpgHLYTnHZb7","name":"Ada","at":1795376979.1295266}');
INSERT INTO "log" VALUES('lU9rXiPoqpdQyHeO',3,'{"type":"sat","seat":1,"guest":"mzKyCxZ_J0DGmGC-","name":"Ben","at":1795376979.1481495}');
INSERT INTO "log" VALUES('lU9rXiPoqpdQyHeO',4,'{"type":"left","seat":1,"removed":false,"at":1795376979.1618114}');
INSERT INTO "log" VALUES('lU9rXiPoqpdQyHeO',5,'{"type":"sat","seat":2,"guest":"mzKyCxZ_J0DGmGC-","name":"Ben","at":1795376979.3619056}');
INSERT INTO "log" VALUES('lU9rXiPoqpdQyHeO',6,'{"type":"arranged","title":"Evening round","locked":false,"watching":null,"paused":null,"at":1795376979.5625398}');
INSERT INTO "log" VALUES('lU9rXiPoqpdQyHeO',7,'{"type":"host_given","seat":2,"at":1795376979.5688462}');
INSERT INTO "log" VALUES('lU9rXiPoqpdQyHeO',8,'{"type":"renamed","seat":2,"name":"Benjamin","at":1795376981.344668}');
INSERT INTO "log" VALUES('mrhYIAMm4ccTw6px',1,'{"type":"created","at":1795376979.5650315,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"4de8a9cc052f50fad3890e30f5bb75855f0fb5e0a94b1fe64e6d9823e64ff47e","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"13cgrpgHLYTnHZb7","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open"}');
INSERT INTO "log" VALUES('mrhYIAMm4ccTw6px',2,'{"type":"sat","seat":0,"guest":"13cgrpgHLYTnHZb7","name":"Ada","at":1795376979.5650315}');
INSERT INTO "log" VALUES('mrhYIAMm4ccTw6px',3,'{"type":"sat","seat":1,"guest":"mzKyCxZ_J0DGmGC-","name":"Ben","at":1795376979.5882022}');
INSERT INTO "log" VALUES('mrhYIAMm4ccTw6px',4,'{"type":"decided","seat":0,"actions":[7],"standin":false,"at":1795376979.5959537}');
INSERT INTO "log" VALUES('mrhYIAMm4ccTw6px',5,'{"type":"decided","seat":0,"actions":[28],"standin":false,"at":1795376979.600634}');
INSERT INTO "log" VALUES('mrhYIAMm4ccTw6px',6,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795376979.6048265}');
INSERT INTO "log" VALUES('mrhYIAMm4ccTw6px',7,'{"type":"decided","seat":0,"actions":[24],"standin":false,"at":1795376979.6091933}');
INSERT INTO "log" VALUES('mrhYIAMm4ccTw6px',8,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795376979.6133857}');
INSERT INTO "log" VALUES('mrhYIAMm4ccTw6px',9,'{"type":"proposed","seat":0,"kind":"take_back","at":1795376979.6170907}');
INSERT INTO "log" VALUES('mrhYIAMm4ccTw6px',10,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795376981.360635}');
INSERT INTO "log" VALUES('vv3HJjd4PA9af7OL',1,'{"type":"created","at":1795376979.926575,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"7ce9c0079e213c8c4d3d13777fcb679ca9d429652ddd2577531d71dd8002c87c","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"13cgrpgHLYTnHZb7","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open"}');
INSERT INTO "log" VALUES('vv3HJjd4PA9af7OL',2,'{"type":"sat","seat":0,"guest":"13cgrpgHLYTnHZb7","name":"Ada","at":1795376979.926575}');
INSERT INTO "log" VALUES('vv3HJjd4PA9af7OL',3,'{"type":"sat","seat":1,"guest":"mzKyCxZ_J0DGmGC-","name":"Ben","at":1795376979.9441626}');
INSERT INTO "log" VALUES('vv3HJjd4PA9af7OL',4,'{"type":"decided","seat":0,"actions":[9],"standin":false,"at":1795376979.9580362}');
INSERT INTO "log" VALUES('vv3HJjd4PA9af7OL',5,'{"type":"decided","seat":0,"actions":[36],"standin":false,"at":1795376979.9689395}');
INSERT INTO "log" VALUES('vv3HJjd4PA9af7OL',6,'{"type":"decided","seat":0,"actions":[16],"standin":false,"at":1795376979.980163}');
INSERT INTO "log" VALUES('vv3HJjd4PA9af7OL',7,'{"type":"decided","seat":0,"actions":[18],"standin":false,"at":1795376979.9922512}');
INSERT INTO "log" VALUES('vv3HJjd4PA9af7OL',8,'{"type":"decided","seat":0,"actions":[21],"standin":false,"at":1795376980.0043557}');
INSERT INTO "log" VALUES('vv3HJjd4PA9af7OL',9,'{"type":"ended","why":"concession","seat":0,"at":1795376980.0164537}');
INSERT INTO "log" VALUES('w_Y8dtegGM9EryTP',1,'{"type":"created","at":1795376978.6454022,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"40ca3af51ec4ad12c7d2c8cdf838e3bee8688f5528408c4ee9b923065504b265","chairs":[{"kind":"person","level":null,"guest":"13cgrpgHLYTnHZb7","name":"Ada"},{"kind":"person","level":null,"guest":"mzKyCxZ_J0DGmGC-","name":"Ben"},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"13cgrpgHLYTnHZb7","listed":false,"aids":true,"rules":1,"evening":"QTCBn3mzhChYA6Q-","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open"}');
INSERT INTO "log" VALUES('w_Y8dtegGM9EryTP',2,'{"type":"sat","seat":0,"guest":"13cgrpgHLYTnHZb7","name":"Ada","at":1795376978.6454022}');
CREATE TABLE "members" (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('13cgrpgHLYTnHZb7','QTCBn3mzhChYA6Q-',0,0);
INSERT INTO "members" VALUES('mzKyCxZ_J0DGmGC-','QTCBn3mzhChYA6Q-',1,0);
INSERT INTO "members" VALUES('13cgrpgHLYTnHZb7','w_Y8dtegGM9EryTP',0,0);
INSERT INTO "members" VALUES('mzKyCxZ_J0DGmGC-','w_Y8dtegGM9EryTP',1,0);
INSERT INTO "members" VALUES('13cgrpgHLYTnHZb7','7rTfpcqBJ5doeUTc',0,0);
INSERT INTO "members" VALUES('mzKyCxZ_J0DGmGC-','7rTfpcqBJ5doeUTc',1,0);
INSERT INTO "members" VALUES('13cgrpgHLYTnHZb7','bZPdoVbjC5eU7AL0',0,0);
INSERT INTO "members" VALUES('mzKyCxZ_J0DGmGC-','bZPdoVbjC5eU7AL0',1,0);
INSERT INTO "members" VALUES('13cgrpgHLYTnHZb7','1mJyOouZI-IVqZEM',0,0);
INSERT INTO "members" VALUES('mzKyCxZ_J0DGmGC-','1mJyOouZI-IVqZEM',1,0);
INSERT INTO "members" VALUES('13cgrpgHLYTnHZb7','h2xW_zkyRHoXTlWn',0,0);
INSERT INTO "members" VALUES('mzKyCxZ_J0DGmGC-','h2xW_zkyRHoXTlWn',1,0);
INSERT INTO "members" VALUES('13cgrpgHLYTnHZb7','kGI0cdziab0LYiY1',0,0);
INSERT INTO "members" VALUES('mzKyCxZ_J0DGmGC-','kGI0cdziab0LYiY1',1,0);
INSERT INTO "members" VALUES('13cgrpgHLYTnHZb7','be6h7EWDxojqGdN1',0,0);
INSERT INTO "members" VALUES('13cgrpgHLYTnHZb7','lU9rXiPoqpdQyHeO',0,0);
INSERT INTO "members" VALUES('mzKyCxZ_J0DGmGC-','lU9rXiPoqpdQyHeO',2,0);
INSERT INTO "members" VALUES('13cgrpgHLYTnHZb7','mrhYIAMm4ccTw6px',0,0);
INSERT INTO "members" VALUES('mzKyCxZ_J0DGmGC-','mrhYIAMm4ccTw6px',1,0);
INSERT INTO "members" VALUES('13cgrpgHLYTnHZb7','vv3HJjd4PA9af7OL',0,0);
INSERT INTO "members" VALUES('mzKyCxZ_J0DGmGC-','vv3HJjd4PA9af7OL',1,0);
INSERT INTO "members" VALUES('13cgrpgHLYTnHZb7','6iMBLehm9u0yTZg6',0,0);
INSERT INTO "members" VALUES('mzKyCxZ_J0DGmGC-','6iMBLehm9u0yTZg6',1,0);
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
INSERT INTO "tables" VALUES('QTCBn3mzhChYA6Q-','seas-of-strife','finished',0,1.79537697840094637872e+09,1.79537697865498232846e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','QTCBn3mzhChYA6Q-',NULL,'[]','{"winners":[0,1],"scores":[4,4,7],"ended":null,"conceded":null,"counts":true}');
INSERT INTO "tables" VALUES('w_Y8dtegGM9EryTP','seas-of-strife','waiting',0,1.79537697864540219307e+09,1.79537697864540219307e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"Ben","online":false,"level":null,"standin":null,"reserved":true,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','QTCBn3mzhChYA6Q-',NULL,'[]','null');
INSERT INTO "tables" VALUES('7rTfpcqBJ5doeUTc','seas-of-strife','playing',0,1.79537697865023708346e+09,1.79537698127242159847e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','7rTfpcqBJ5doeUTc',NULL,'[1]','null');
INSERT INTO "tables" VALUES('bZPdoVbjC5eU7AL0','feud','playing',0,1.79537697875542855262e+09,1.795376981288134098e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','bZPdoVbjC5eU7AL0',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('1mJyOouZI-IVqZEM','turn-the-tide','playing',0,1.79537697882291030879e+09,1.79537698130845046039e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','1mJyOouZI-IVqZEM',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('h2xW_zkyRHoXTlWn','sea-change','playing',0,1.79537697889605021481e+09,1.79537698132442450522e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','h2xW_zkyRHoXTlWn',NULL,'[1]','null');
INSERT INTO "tables" VALUES('kGI0cdziab0LYiY1','seas-of-strife','playing',0,1.79537697897563934329e+09,1.79537698134439039233e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','By letter','kGI0cdziab0LYiY1',1.79546337903737425805e+09,'[1]','null');
INSERT INTO "tables" VALUES('be6h7EWDxojqGdN1','seas-of-strife','waiting',1,1.79537697905250596998e+09,1.79537697905250596998e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','be6h7EWDxojqGdN1',NULL,'[]','null');
INSERT INTO "tables" VALUES('lU9rXiPoqpdQyHeO','seas-of-strife','waiting',0,1.79537697912952661513e+09,1.79537698136037468911e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','Evening round','lU9rXiPoqpdQyHeO',NULL,'[]','null');
INSERT INTO "tables" VALUES('mrhYIAMm4ccTw6px','feud','playing',0,1.79537697956503152852e+09,1.79537698138043975829e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','mrhYIAMm4ccTw6px',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('vv3HJjd4PA9af7OL','feud','finished',0,1.79537697992657494547e+09,1.79537698002155518529e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','vv3HJjd4PA9af7OL',NULL,'[]','{"winners":[],"scores":[],"ended":"concession","conceded":0,"counts":true}');
INSERT INTO "tables" VALUES('6iMBLehm9u0yTZg6','feud','playing',0,1.79537698079816842081e+09,1.79537698139645409585e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','6iMBLehm9u0yTZg6',NULL,'[0,1]','null');
CREATE TABLE tokens (
	token_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "tokens" VALUES('18f3421c50ce783a45ff5cbefd5e33dd23e70d10c60690619ef54fd9f09b750f','13cgrpgHLYTnHZb7','device',1.79537697826327323916e+09,NULL);
INSERT INTO "tokens" VALUES('5a1128ad76639e1a4991c8b1a99c1c4aeb7a0855e901a9c9cde708a3123518f9','mzKyCxZ_J0DGmGC-','device',1.79537697838136386875e+09,NULL);
INSERT INTO "tokens" VALUES('57411e88aa09706fd19924bd9a0a64e91937b132c11017ff792c6ca4144ba79f','13cgrpgHLYTnHZb7','recovery',1.79537697906958103183e+09,NULL);
CREATE INDEX tables_open ON tables (phase, listed, changed);
CREATE INDEX tables_evening ON tables (evening);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tokens_guest ON tokens (guest_id, kind);
CREATE INDEX members_table ON members (table_id);
COMMIT;
