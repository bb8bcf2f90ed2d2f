-- {"finished": "O71E1MQreoppTaD8", "tokens": {"Ada": "_qf7cSOtLUUMRAFK9TzaxXgf-VDlNeMnO7z3FKE0EUk", "Ben": "22xjXB5cWkjAI74MRDTdMI6ajVCVO15Nhxd8NIaKhmU"}, "running": "Xx26qeYGAWr1zXq0", "running_feud": "2i8hcAbF97-PnI1K", "running_tide": "3BfjWrlr5-Aek1D2", "running_change": "Lw_U9xuPFx8wZkGy", "waiting": "VC2kQsmvRGN_s0EZ", "ids": {"Ada": "AI2y3NabZwSDa-bS", "Ben": "4aFRSVjSWnllT41t"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token_hash)
);
INSERT INTO "guests" VALUES('AI2y3NabZwSDa-bS','4a8148239efcac685b3d28f9d3c8a16d5c599bdd94e6992c8bbf78f6f2602b8d','Ada',1.79537696447942304606e+09);
INSERT INTO "guests" VALUES('4aFRSVjSWnllT41t','3e32e6b2207660aa30fdc7341cab95d28197306b83afd016bd30df60320141c9','Benjamin',1.79537696451675581931e+09);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('2i8hcAbF97-PnI1K',1,'{"type":"created","at":1795376964.8012679,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"ce12183f94135873662a36462ab09133032ae2bdcae09064c40b342f28a58b37","chairs":[{"kind":"person","level":null},{"kind":"person","level":null}],"host":"AI2y3NabZwSDa-bS","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('2i8hcAbF97-PnI1K',2,'{"type":"sat","seat":0,"guest":"AI2y3NabZwSDa-bS","name":"Ada"}');
INSERT INTO "log" VALUES('2i8hcAbF97-PnI1K',3,'{"type":"sat","seat":1,"guest":"4aFRSVjSWnllT41t","name":"Ben"}');
INSERT INTO "log" VALUES('2i8hcAbF97-PnI1K',4,'{"type":"decided","seat":0,"actions":[4]}');
INSERT INTO "log" VALUES('2i8hcAbF97-PnI1K',5,'{"type":"decided","seat":0,"actions":[5]}');
INSERT INTO "log" VALUES('2i8hcAbF97-PnI1K',6,'{"type":"decided","seat":0,"actions":[26]}');
INSERT INTO "log" VALUES('2i8hcAbF97-PnI1K',7,'{"type":"decided","seat":0,"actions":[29]}');
INSERT INTO "log" VALUES('2i8hcAbF97-PnI1K',8,'{"type":"decided","seat":0,"actions":[27]}');
INSERT INTO "log" VALUES('2i8hcAbF97-PnI1K',9,'{"type":"spoke","guest":"AI2y3NabZwSDa-bS","name":"Ada","text":"my move?","at":1795376964.8494024,"seat":0}');
INSERT INTO "log" VALUES('2i8hcAbF97-PnI1K',10,'{"type":"renamed","seat":1,"name":"Benjamin"}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',1,'{"type":"created","at":1795376964.8529274,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"47b89c112a001b499cb651b9be2325f77220beae8001800b9ba994c690c1e0db","chairs":[{"kind":"person","level":null},{"kind":"person","level":null},{"kind":"bot","level":"easy"}],"host":"AI2y3NabZwSDa-bS","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',2,'{"type":"sat","seat":0,"guest":"AI2y3NabZwSDa-bS","name":"Ada"}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',3,'{"type":"sat","seat":1,"guest":"4aFRSVjSWnllT41t","name":"Ben"}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',4,'{"type":"decided","seat":0,"actions":[8]}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',5,'{"type":"decided","seat":2,"actions":[7]}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',6,'{"type":"decided","seat":1,"actions":[5]}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',7,'{"type":"decided","seat":0,"actions":[22]}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',8,'{"type":"decided","seat":2,"actions":[45]}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',9,'{"type":"decided","seat":1,"actions":[25]}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',10,'{"type":"decided","seat":0,"actions":[29]}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',11,'{"type":"decided","seat":2,"actions":[11]}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',12,'{"type":"decided","seat":1,"actions":[21]}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',13,'{"type":"spoke","guest":"AI2y3NabZwSDa-bS","name":"Ada","text":"my move?","at":1795376964.9160614,"seat":0}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',14,'{"type":"decided","seat":2,"actions":[40]}');
INSERT INTO "log" VALUES('3BfjWrlr5-Aek1D2',15,'{"type":"renamed","seat":1,"name":"Benjamin"}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',1,'{"type":"created","at":1795376964.9203176,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"2abfbdc7a5e91e2fbaa2e458a679b1a38343fd7ad4517cfff9fad1f4f01fc0b0","chairs":[{"kind":"person","level":null},{"kind":"person","level":null},{"kind":"bot","level":"easy"}],"host":"AI2y3NabZwSDa-bS","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',2,'{"type":"sat","seat":0,"guest":"AI2y3NabZwSDa-bS","name":"Ada"}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',3,'{"type":"sat","seat":1,"guest":"4aFRSVjSWnllT41t","name":"Ben"}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',4,'{"type":"decided","seat":2,"actions":[10]}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',5,'{"type":"decided","seat":0,"actions":[5]}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',6,'{"type":"decided","seat":1,"actions":[6]}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',7,'{"type":"decided","seat":2,"actions":[38]}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',8,'{"type":"decided","seat":0,"actions":[32]}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',9,'{"type":"decided","seat":1,"actions":[40]}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',10,'{"type":"decided","seat":1,"actions":[24]}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',11,'{"type":"decided","seat":2,"actions":[8]}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',12,'{"type":"decided","seat":0,"actions":[21]}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',13,'{"type":"decided","seat":2,"actions":[37]}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',14,'{"type":"spoke","guest":"AI2y3NabZwSDa-bS","name":"Ada","text":"my move?","at":1795376964.9910858,"seat":0}');
INSERT INTO "log" VALUES('Lw_U9xuPFx8wZkGy',15,'{"type":"renamed","seat":1,"name":"Benjamin"}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',1,'{"type":"created","at":1795376964.5251064,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"563e6cbeded468b04784b75ad08fd386d5dede7cf564cac53e420cc54d0193d7","chairs":[{"kind":"person","level":null},{"kind":"person","level":null},{"kind":"bot","level":"easy"}],"host":"AI2y3NabZwSDa-bS","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',2,'{"type":"sat","seat":0,"guest":"AI2y3NabZwSDa-bS","name":"Ada"}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',3,'{"type":"sat","seat":1,"guest":"4aFRSVjSWnllT41t","name":"Ben"}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',4,'{"type":"spoke","guest":"AI2y3NabZwSDa-bS","name":"Ada","text":"good luck, everybody","at":1795376964.5422466,"seat":0}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',5,'{"type":"decided","seat":2,"actions":[11]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',6,'{"type":"decided","seat":0,"actions":[13]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',7,'{"type":"decided","seat":1,"actions":[14]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',8,'{"type":"decided","seat":1,"actions":[33]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',9,'{"type":"decided","seat":2,"actions":[34]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',10,'{"type":"decided","seat":0,"actions":[30]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',11,'{"type":"decided","seat":2,"actions":[27]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',12,'{"type":"decided","seat":0,"actions":[23]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',13,'{"type":"decided","seat":1,"actions":[28]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',14,'{"type":"decided","seat":1,"actions":[45]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',15,'{"type":"decided","seat":2,"actions":[49]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',16,'{"type":"decided","seat":0,"actions":[47]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',17,'{"type":"decided","seat":2,"actions":[38]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',18,'{"type":"decided","seat":0,"actions":[39]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',19,'{"type":"decided","seat":1,"actions":[40]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',20,'{"type":"decided","seat":1,"actions":[50]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',21,'{"type":"decided","seat":2,"actions":[29]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',22,'{"type":"decided","seat":0,"actions":[22]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',23,'{"type":"decided","seat":2,"actions":[62]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',24,'{"type":"decided","seat":2,"actions":[16]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',25,'{"type":"decided","seat":0,"actions":[20]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',26,'{"type":"decided","seat":1,"actions":[48]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',27,'{"type":"decided","seat":0,"actions":[62]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',28,'{"type":"decided","seat":2,"actions":[19]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',29,'{"type":"decided","seat":0,"actions":[12]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',30,'{"type":"decided","seat":1,"actions":[55]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',31,'{"type":"decided","seat":2,"actions":[44]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',32,'{"type":"decided","seat":0,"actions":[43]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',33,'{"type":"decided","seat":1,"actions":[37]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',34,'{"type":"decided","seat":2,"actions":[60]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',35,'{"type":"decided","seat":0,"actions":[18]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',36,'{"type":"decided","seat":1,"actions":[36]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',37,'{"type":"decided","seat":2,"actions":[17]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',38,'{"type":"decided","seat":0,"actions":[15]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',39,'{"type":"decided","seat":1,"actions":[32]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',40,'{"type":"decided","seat":2,"actions":[41]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',41,'{"type":"decided","seat":2,"actions":[42]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',42,'{"type":"decided","seat":0,"actions":[26]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',43,'{"type":"decided","seat":1,"actions":[25]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',44,'{"type":"decided","seat":0,"actions":[46]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',45,'{"type":"decided","seat":1,"actions":[54]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',46,'{"type":"decided","seat":2,"actions":[51]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',47,'{"type":"decided","seat":1,"actions":[31]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',48,'{"type":"decided","seat":2,"actions":[24]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',49,'{"type":"decided","seat":0,"actions":[53]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',50,'{"type":"decided","seat":0,"actions":[52]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',51,'{"type":"decided","seat":1,"actions":[35]}');
INSERT INTO "log" VALUES('O71E1MQreoppTaD8',52,'{"type":"decided","seat":2,"actions":[21]}');
INSERT INTO "log" VALUES('T_hyzWareG31Iqde',1,'{"type":"created","at":1795376965.0229475,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"2a34bd4f2112f4689495ed01fcd75d55a6f04a6b6f6329061085738476733b8a","chairs":[{"kind":"person","level":null},{"kind":"person","level":null},{"kind":"person","level":null}],"host":"AI2y3NabZwSDa-bS","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('T_hyzWareG31Iqde',2,'{"type":"sat","seat":0,"guest":"AI2y3NabZwSDa-bS","name":"Ada"}');
INSERT INTO "log" VALUES('T_hyzWareG31Iqde',3,'{"type":"sat","seat":1,"guest":"4aFRSVjSWnllT41t","name":"Ben"}');
INSERT INTO "log" VALUES('T_hyzWareG31Iqde',4,'{"type":"left","seat":1}');
INSERT INTO "log" VALUES('T_hyzWareG31Iqde',5,'{"type":"sat","seat":2,"guest":"4aFRSVjSWnllT41t","name":"Ben"}');
INSERT INTO "log" VALUES('T_hyzWareG31Iqde',6,'{"type":"renamed","seat":2,"name":"Benjamin"}');
INSERT INTO "log" VALUES('VC2kQsmvRGN_s0EZ',1,'{"type":"created","at":1795376964.992569,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"c7e9c3b2ad5f834c6373d0da7c0dcf26ee5b4023d1e31aa343dc4ff4d98b6da9","chairs":[{"kind":"person","level":null},{"kind":"person","level":null},{"kind":"bot","level":"easy"}],"host":"AI2y3NabZwSDa-bS","listed":true,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('VC2kQsmvRGN_s0EZ',2,'{"type":"sat","seat":0,"guest":"AI2y3NabZwSDa-bS","name":"Ada"}');
INSERT INTO "log" VALUES('Ws2hU5vqrDFYxWmi',1,'{"type":"created","at":1795376965.559544,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"d501a6578f3b14dc2abefdfaedf65f68378e34edbeaf76adb91b912e487a4746","chairs":[{"kind":"person","level":null},{"kind":"person","level":null}],"host":"AI2y3NabZwSDa-bS","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('Ws2hU5vqrDFYxWmi',2,'{"type":"sat","seat":0,"guest":"AI2y3NabZwSDa-bS","name":"Ada"}');
INSERT INTO "log" VALUES('Ws2hU5vqrDFYxWmi',3,'{"type":"sat","seat":1,"guest":"4aFRSVjSWnllT41t","name":"Ben"}');
INSERT INTO "log" VALUES('Ws2hU5vqrDFYxWmi',4,'{"type":"decided","seat":0,"actions":[9]}');
INSERT INTO "log" VALUES('Ws2hU5vqrDFYxWmi',5,'{"type":"decided","seat":0,"actions":[39]}');
INSERT INTO "log" VALUES('Ws2hU5vqrDFYxWmi',6,'{"type":"decided","seat":0,"actions":[19]}');
INSERT INTO "log" VALUES('Ws2hU5vqrDFYxWmi',7,'{"type":"decided","seat":0,"actions":[20]}');
INSERT INTO "log" VALUES('Ws2hU5vqrDFYxWmi',8,'{"type":"decided","seat":0,"actions":[32]}');
INSERT INTO "log" VALUES('Ws2hU5vqrDFYxWmi',9,'{"type":"renamed","seat":1,"name":"Benjamin"}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',1,'{"type":"created","at":1795376964.7164245,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"4e3b4f17cf5d0a75bdb59ca77e6a041e857ed111fe1ce2ff07a43ea60a2d5525","chairs":[{"kind":"person","level":null},{"kind":"person","level":null},{"kind":"bot","level":"easy"}],"host":"AI2y3NabZwSDa-bS","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',2,'{"type":"sat","seat":0,"guest":"AI2y3NabZwSDa-bS","name":"Ada"}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',3,'{"type":"sat","seat":1,"guest":"4aFRSVjSWnllT41t","name":"Ben"}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',4,'{"type":"decided","seat":1,"actions":[30]}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',5,'{"type":"decided","seat":2,"actions":[32]}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',6,'{"type":"decided","seat":0,"actions":[39]}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',7,'{"type":"decided","seat":2,"actions":[36]}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',8,'{"type":"decided","seat":0,"actions":[40]}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',9,'{"type":"decided","seat":1,"actions":[37]}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',10,'{"type":"decided","seat":0,"actions":[46]}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',11,'{"type":"decided","seat":1,"actions":[50]}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',12,'{"type":"decided","seat":2,"actions":[58]}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',13,'{"type":"decided","seat":2,"actions":[56]}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',14,'{"type":"decided","seat":0,"actions":[48]}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',15,'{"type":"decided","seat":1,"actions":[47]}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',16,'{"type":"decided","seat":0,"actions":[52]}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',17,'{"type":"spoke","guest":"AI2y3NabZwSDa-bS","name":"Ada","text":"my move?","at":1795376964.798351,"seat":0}');
INSERT INTO "log" VALUES('Xx26qeYGAWr1zXq0',18,'{"type":"renamed","seat":1,"name":"Benjamin"}');
INSERT INTO "log" VALUES('inzr9K6XTw1fl22_',1,'{"type":"created","at":1795376965.4433708,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"d13e4b2c1efad4ec57917ad9d2769b9990d2fc9f978ba40244b0d1ef26070810","chairs":[{"kind":"person","level":null},{"kind":"person","level":null}],"host":"AI2y3NabZwSDa-bS","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('inzr9K6XTw1fl22_',2,'{"type":"sat","seat":0,"guest":"AI2y3NabZwSDa-bS","name":"Ada"}');
INSERT INTO "log" VALUES('inzr9K6XTw1fl22_',3,'{"type":"sat","seat":1,"guest":"4aFRSVjSWnllT41t","name":"Ben"}');
INSERT INTO "log" VALUES('inzr9K6XTw1fl22_',4,'{"type":"decided","seat":0,"actions":[11]}');
INSERT INTO "log" VALUES('inzr9K6XTw1fl22_',5,'{"type":"decided","seat":0,"actions":[39]}');
INSERT INTO "log" VALUES('inzr9K6XTw1fl22_',6,'{"type":"decided","seat":0,"actions":[28]}');
INSERT INTO "log" VALUES('inzr9K6XTw1fl22_',7,'{"type":"decided","seat":0,"actions":[29]}');
INSERT INTO "log" VALUES('inzr9K6XTw1fl22_',8,'{"type":"decided","seat":0,"actions":[32]}');
INSERT INTO "log" VALUES('inzr9K6XTw1fl22_',9,'{"type":"renamed","seat":1,"name":"Benjamin"}');
INSERT INTO "log" VALUES('nB3i8-b6gz8qI4ok',1,'{"type":"created","at":1795376965.492011,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"f59aab96bbe0342afa059d45a72ebf344f4cf3247abb0afacb88e8eef8b4ad6a","chairs":[{"kind":"person","level":null},{"kind":"person","level":null}],"host":"AI2y3NabZwSDa-bS","listed":false,"aids":true,"rules":1}');
INSERT INTO "log" VALUES('nB3i8-b6gz8qI4ok',2,'{"type":"sat","seat":0,"guest":"AI2y3NabZwSDa-bS","name":"Ada"}');
INSERT INTO "log" VALUES('nB3i8-b6gz8qI4ok',3,'{"type":"sat","seat":1,"guest":"4aFRSVjSWnllT41t","name":"Ben"}');
INSERT INTO "log" VALUES('nB3i8-b6gz8qI4ok',4,'{"type":"decided","seat":0,"actions":[1]}');
INSERT INTO "log" VALUES('nB3i8-b6gz8qI4ok',5,'{"type":"decided","seat":0,"actions":[38]}');
INSERT INTO "log" VALUES('nB3i8-b6gz8qI4ok',6,'{"type":"decided","seat":0,"actions":[8]}');
INSERT INTO "log" VALUES('nB3i8-b6gz8qI4ok',7,'{"type":"decided","seat":0,"actions":[23]}');
INSERT INTO "log" VALUES('nB3i8-b6gz8qI4ok',8,'{"type":"decided","seat":0,"actions":[27]}');
INSERT INTO "log" VALUES('nB3i8-b6gz8qI4ok',9,'{"type":"renamed","seat":1,"name":"Benjamin"}');
CREATE TABLE members (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('AI2y3NabZwSDa-bS','O71E1MQreoppTaD8');
INSERT INTO "members" VALUES('4aFRSVjSWnllT41t','O71E1MQreoppTaD8');
INSERT INTO "members" VALUES('AI2y3NabZwSDa-bS','Xx26qeYGAWr1zXq0');
INSERT INTO "members" VALUES('4aFRSVjSWnllT41t','Xx26qeYGAWr1zXq0');
INSERT INTO "members" VALUES('AI2y3NabZwSDa-bS','2i8hcAbF97-PnI1K');
INSERT INTO "members" VALUES('4aFRSVjSWnllT41t','2i8hcAbF97-PnI1K');
INSERT INTO "members" VALUES('AI2y3NabZwSDa-bS','3BfjWrlr5-Aek1D2');
INSERT INTO "members" VALUES('4aFRSVjSWnllT41t','3BfjWrlr5-Aek1D2');
INSERT INTO "members" VALUES('AI2y3NabZwSDa-bS','Lw_U9xuPFx8wZkGy');
INSERT INTO "members" VALUES('4aFRSVjSWnllT41t','Lw_U9xuPFx8wZkGy');
INSERT INTO "members" VALUES('AI2y3NabZwSDa-bS','VC2kQsmvRGN_s0EZ');
INSERT INTO "members" VALUES('AI2y3NabZwSDa-bS','T_hyzWareG31Iqde');
INSERT INTO "members" VALUES('4aFRSVjSWnllT41t','T_hyzWareG31Iqde');
INSERT INTO "members" VALUES('AI2y3NabZwSDa-bS','inzr9K6XTw1fl22_');
INSERT INTO "members" VALUES('4aFRSVjSWnllT41t','inzr9K6XTw1fl22_');
INSERT INTO "members" VALUES('AI2y3NabZwSDa-bS','nB3i8-b6gz8qI4ok');
INSERT INTO "members" VALUES('4aFRSVjSWnllT41t','nB3i8-b6gz8qI4ok');
INSERT INTO "members" VALUES('AI2y3NabZwSDa-bS','Ws2hU5vqrDFYxWmi');
INSERT INTO "members" VALUES('4aFRSVjSWnllT41t','Ws2hU5vqrDFYxWmi');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	phase VARCHAR(10) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	seats JSON NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('O71E1MQreoppTaD8','seas-of-strife','finished',0,1.79537696452510643001e+09,1.79537696471258521077e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy"}]');
INSERT INTO "tables" VALUES('Xx26qeYGAWr1zXq0','seas-of-strife','playing',0,1.7953769647164244652e+09,1.79537696589496040345e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy"}]');
INSERT INTO "tables" VALUES('2i8hcAbF97-PnI1K','feud','playing',0,1.79537696480126786227e+09,1.79537696589665341376e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null}]');
INSERT INTO "tables" VALUES('3BfjWrlr5-Aek1D2','turn-the-tide','playing',0,1.7953769648529274463e+09,1.79537696589855861662e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy"}]');
INSERT INTO "tables" VALUES('Lw_U9xuPFx8wZkGy','sea-change','playing',0,1.79537696492031764988e+09,1.79537696590092802047e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy"}]');
INSERT INTO "tables" VALUES('VC2kQsmvRGN_s0EZ','seas-of-strife','waiting',1,1.79537696499256896973e+09,1.79537696499256896973e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"open","name":"","online":false,"level":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy"}]');
INSERT INTO "tables" VALUES('T_hyzWareG31Iqde','seas-of-strife','waiting',0,1.79537696502294754977e+09,1.7953769659045107365e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"open","name":"","online":false,"level":null},{"seat":2,"kind":"person","name":"Benjamin","online":false,"level":null}]');
INSERT INTO "tables" VALUES('inzr9K6XTw1fl22_','feud','playing',0,1.79537696544337081914e+09,1.79537696590760040282e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null}]');
INSERT INTO "tables" VALUES('nB3i8-b6gz8qI4ok','feud','playing',0,1.79537696549201107026e+09,1.79537696591185092932e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null}]');
INSERT INTO "tables" VALUES('Ws2hU5vqrDFYxWmi','feud','playing',0,1.79537696555954408642e+09,1.79537696591459441184e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null}]');
CREATE INDEX tables_open ON tables (phase, listed, changed);
COMMIT;
