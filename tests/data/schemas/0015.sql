-- {"finished": "PIb-atBFWpjIR59lx5V6lQ", "tokens": {"Ada": "NoaQb_QWoLBMb9P-CspuxMEdXvwXuED2YgsZgPXYttw", "Ben": "UFOYr_lkQvW3jA7lY3mmk8fU2I1AV3qEWnqOL8HLT2Y"}, "running": "3d4ggZc7JEjylNE23uQQ9g", "running_feud": "K3A8pm2BVLh3C9gNKqyyew", "running_tide": "acwUVvpk0gjEle-Z3rcACg", "running_change": "LB3YfUDxfEw9dty6bYdCww", "clocked": "rjsdmV9hcRHPo4lBMif3KQ", "waiting": "5zUGlMHl0mHK5TnMDmngmg", "recovery": {"code": "3SGC-XV7F-32XJ-2RZA-99EH-HE63-61GK"}, "bot": {"id": "BNkfZmYJdbLdt0k-", "name": "Roboto", "token": "qdbot_zEJJudZlD2UycAcBj86b20srlyPgCQ4rL1V_OO4TQqc"}, "ids": {"Ada": "tBufwau3acJQh7_X", "Ben": "XlqRIBimJixKwJLL"}}
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
INSERT INTO "alembic_version" VALUES('0015');
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
INSERT INTO "bots" VALUES('BNkfZmYJdbLdt0k-','tBufwau3acJQh7_X','Roboto','d78e9336002ac10bc23b2efc20640c8a1e0b4d2eba2e3751bf6950d66074548d',1.79568019777416062361e+09,NULL);
CREATE TABLE duplicates (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options JSON NOT NULL, 
	deals INTEGER NOT NULL, 
	level VARCHAR(20) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "duplicates" VALUES('Y-3XnriO4S6p_9rli-MRYg','seas-of-strife','{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15}',2,'medium',1.79568019779600954056e+09);
CREATE TABLE errands (
	kind VARCHAR(10) NOT NULL, 
	target VARCHAR(32) NOT NULL, 
	PRIMARY KEY (kind, target)
);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	keeper VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('tBufwau3acJQh7_X','Ada',1.79568019558216094969e+09,NULL);
INSERT INTO "guests" VALUES('XlqRIBimJixKwJLL','Ben',1.79568019562845420842e+09,NULL);
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
INSERT INTO "log" VALUES('3d4ggZc7JEjylNE23uQQ9g',1,'{"type":"created","at":1795680196.666365,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"tBufwau3acJQh7_X","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"35d0c85cc0359b6abe0c7162214ec48f0bc589f805e823c57494db9ec319487e","hints":false}');
INSERT INTO "log" VALUES('3d4ggZc7JEjylNE23uQQ9g',2,'{"type":"sat","seat":0,"guest":"tBufwau3acJQh7_X","name":"Ada","owner":null,"commitment":"","at":1795680196.666365}');
INSERT INTO "log" VALUES('3d4ggZc7JEjylNE23uQQ9g',3,'{"type":"sat","seat":1,"guest":"XlqRIBimJixKwJLL","name":"Ben","owner":null,"commitment":"","at":1795680196.6845841}');
INSERT INTO "log" VALUES('3d4ggZc7JEjylNE23uQQ9g',4,'{"type":"decided","seat":0,"actions":[30],"lag":0.0,"at":1795680196.6891115}');
INSERT INTO "log" VALUES('3d4ggZc7JEjylNE23uQQ9g',5,'{"type":"decided","seat":1,"actions":[36],"lag":0.0,"at":1795680196.6967478}');
INSERT INTO "log" VALUES('3d4ggZc7JEjylNE23uQQ9g',6,'{"type":"decided","seat":2,"actions":[35],"at":1795680196.712285}');
INSERT INTO "log" VALUES('3d4ggZc7JEjylNE23uQQ9g',7,'{"type":"decided","seat":1,"actions":[45],"lag":0.0,"at":1795680196.7219934}');
INSERT INTO "log" VALUES('3d4ggZc7JEjylNE23uQQ9g',8,'{"type":"decided","seat":2,"actions":[48],"at":1795680196.7274828}');
INSERT INTO "log" VALUES('3d4ggZc7JEjylNE23uQQ9g',9,'{"type":"decided","seat":0,"actions":[46],"lag":0.0,"at":1795680196.7302427}');
INSERT INTO "log" VALUES('3d4ggZc7JEjylNE23uQQ9g',10,'{"type":"decided","seat":2,"actions":[52],"at":1795680196.7566884}');
INSERT INTO "log" VALUES('3d4ggZc7JEjylNE23uQQ9g',11,'{"type":"spoke","guest":"tBufwau3acJQh7_X","name":"Ada","text":"my move?","at":1795680196.857638,"seat":0}');
INSERT INTO "log" VALUES('5zUGlMHl0mHK5TnMDmngmg',1,'{"type":"created","at":1795680197.6871197,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"tBufwau3acJQh7_X","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"5e3e7b8f236c540959ceb756c62e8b6bd80d444376058fb8d77c3451338ffb83","hints":false}');
INSERT INTO "log" VALUES('5zUGlMHl0mHK5TnMDmngmg',2,'{"type":"sat","seat":0,"guest":"tBufwau3acJQh7_X","name":"Ada","owner":null,"commitment":"","at":1795680197.6871197}');
INSERT INTO "log" VALUES('K3A8pm2BVLh3C9gNKqyyew',1,'{"type":"created","at":1795680196.904118,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"tBufwau3acJQh7_X","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"0fc71be64003fa8ce135c74fd21a355e2b3ccd63906eb9bf8d2d57693b9017d8","hints":false}');
INSERT INTO "log" VALUES('K3A8pm2BVLh3C9gNKqyyew',2,'{"type":"sat","seat":0,"guest":"tBufwau3acJQh7_X","name":"Ada","owner":null,"commitment":"","at":1795680196.904118}');
INSERT INTO "log" VALUES('K3A8pm2BVLh3C9gNKqyyew',3,'{"type":"sat","seat":1,"guest":"XlqRIBimJixKwJLL","name":"Ben","owner":null,"commitment":"","at":1795680196.9232466}');
INSERT INTO "log" VALUES('K3A8pm2BVLh3C9gNKqyyew',4,'{"type":"decided","seat":0,"actions":[19],"lag":0.0,"at":1795680196.9286854}');
INSERT INTO "log" VALUES('K3A8pm2BVLh3C9gNKqyyew',5,'{"type":"decided","seat":0,"actions":[8],"lag":0.0,"at":1795680196.9364178}');
INSERT INTO "log" VALUES('K3A8pm2BVLh3C9gNKqyyew',6,'{"type":"decided","seat":0,"actions":[9],"lag":0.0,"at":1795680196.9840229}');
INSERT INTO "log" VALUES('K3A8pm2BVLh3C9gNKqyyew',7,'{"type":"decided","seat":0,"actions":[21],"lag":0.0,"at":1795680196.9929895}');
INSERT INTO "log" VALUES('K3A8pm2BVLh3C9gNKqyyew',8,'{"type":"spoke","guest":"tBufwau3acJQh7_X","name":"Ada","text":"my move?","at":1795680197.0353749,"seat":0}');
INSERT INTO "log" VALUES('LB3YfUDxfEw9dty6bYdCww',1,'{"type":"created","at":1795680197.2479522,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"tBufwau3acJQh7_X","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"5dd2d5dc0c0b8cfe2d4674eda625c635d0df3b3a622c90d819668e0da166f15f","hints":false}');
INSERT INTO "log" VALUES('LB3YfUDxfEw9dty6bYdCww',2,'{"type":"sat","seat":0,"guest":"tBufwau3acJQh7_X","name":"Ada","owner":null,"commitment":"","at":1795680197.2479522}');
INSERT INTO "log" VALUES('LB3YfUDxfEw9dty6bYdCww',3,'{"type":"sat","seat":1,"guest":"XlqRIBimJixKwJLL","name":"Ben","owner":null,"commitment":"","at":1795680197.2728443}');
INSERT INTO "log" VALUES('LB3YfUDxfEw9dty6bYdCww',4,'{"type":"decided","seat":0,"actions":[39],"lag":0.0,"at":1795680197.2883494}');
INSERT INTO "log" VALUES('LB3YfUDxfEw9dty6bYdCww',5,'{"type":"decided","seat":1,"actions":[42],"lag":0.0,"at":1795680197.2900634}');
INSERT INTO "log" VALUES('LB3YfUDxfEw9dty6bYdCww',6,'{"type":"decided","seat":2,"actions":[10],"at":1795680197.294027}');
INSERT INTO "log" VALUES('LB3YfUDxfEw9dty6bYdCww',7,'{"type":"decided","seat":2,"actions":[20],"at":1795680197.2997026}');
INSERT INTO "log" VALUES('LB3YfUDxfEw9dty6bYdCww',8,'{"type":"decided","seat":0,"actions":[28],"lag":0.0,"at":1795680197.3020027}');
INSERT INTO "log" VALUES('LB3YfUDxfEw9dty6bYdCww',9,'{"type":"decided","seat":1,"actions":[23],"lag":0.0,"at":1795680197.306824}');
INSERT INTO "log" VALUES('LB3YfUDxfEw9dty6bYdCww',10,'{"type":"spoke","guest":"tBufwau3acJQh7_X","name":"Ada","text":"my move?","at":1795680197.3213065,"seat":0}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',1,'{"type":"created","at":1795680195.6838121,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"tBufwau3acJQh7_X","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"72692d6874cda331d52c0fdf993c50b0b07a748dd338c79a35efbc0b57264ba5","hints":false}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',2,'{"type":"sat","seat":0,"guest":"tBufwau3acJQh7_X","name":"Ada","owner":null,"commitment":"","at":1795680195.6838121}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',3,'{"type":"sat","seat":1,"guest":"XlqRIBimJixKwJLL","name":"Ben","owner":null,"commitment":"","at":1795680195.8031423}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',4,'{"type":"decided","seat":0,"actions":[30],"lag":0.0,"at":1795680195.818768}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',5,'{"type":"decided","seat":1,"actions":[37],"lag":0.0,"at":1795680195.8267949}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',6,'{"type":"decided","seat":2,"actions":[31],"at":1795680195.8334205}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',7,'{"type":"decided","seat":1,"actions":[50],"lag":0.0,"at":1795680195.8352149}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',8,'{"type":"decided","seat":2,"actions":[48],"at":1795680195.8406851}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',9,'{"type":"decided","seat":0,"actions":[47],"lag":0.0,"at":1795680195.8453965}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',10,'{"type":"decided","seat":1,"actions":[57],"lag":0.0,"at":1795680195.8574436}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',11,'{"type":"decided","seat":2,"actions":[56],"at":1795680195.8749485}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',12,'{"type":"decided","seat":0,"actions":[44],"lag":0.0,"at":1795680195.9196048}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',13,'{"type":"decided","seat":1,"actions":[52],"lag":0.0,"at":1795680195.9402468}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',14,'{"type":"decided","seat":2,"actions":[58],"at":1795680195.951062}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',15,'{"type":"decided","seat":0,"actions":[51],"lag":0.0,"at":1795680195.9596462}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',16,'{"type":"decided","seat":1,"actions":[33],"lag":0.0,"at":1795680195.9619398}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',17,'{"type":"decided","seat":2,"actions":[34],"at":1795680195.9879787}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',18,'{"type":"decided","seat":0,"actions":[35],"lag":0.0,"at":1795680196.0081275}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',19,'{"type":"decided","seat":0,"actions":[49],"lag":0.0,"at":1795680196.0100994}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',20,'{"type":"decided","seat":1,"actions":[41],"lag":0.0,"at":1795680196.011248}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',21,'{"type":"decided","seat":2,"actions":[46],"at":1795680196.0164351}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',22,'{"type":"decided","seat":0,"actions":[43],"lag":0.0,"at":1795680196.0184002}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',23,'{"type":"decided","seat":1,"actions":[39],"lag":0.0,"at":1795680196.0221033}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',24,'{"type":"decided","seat":2,"actions":[42],"at":1795680196.0238206}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',25,'{"type":"decided","seat":0,"actions":[55],"lag":0.0,"at":1795680196.0250998}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',26,'{"type":"decided","seat":1,"actions":[54],"lag":0.0,"at":1795680196.0274923}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',27,'{"type":"decided","seat":2,"actions":[36],"at":1795680196.031853}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',28,'{"type":"decided","seat":2,"actions":[45],"at":1795680196.0394955}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',29,'{"type":"decided","seat":0,"actions":[40],"lag":0.0,"at":1795680196.0408945}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',30,'{"type":"decided","seat":1,"actions":[38],"lag":0.0,"at":1795680196.042549}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',31,'{"type":"decided","seat":0,"actions":[53],"lag":0.0,"at":1795680196.0461502}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',32,'{"type":"decided","seat":1,"actions":[32],"lag":0.0,"at":1795680196.0541985}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',33,'{"type":"decided","seat":2,"actions":[59],"at":1795680196.0585887}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',34,'{"type":"decided","seat":0,"actions":[30],"lag":0.0,"at":1795680196.0622797}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',35,'{"type":"decided","seat":1,"actions":[32],"lag":0.0,"at":1795680196.0660288}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',36,'{"type":"decided","seat":2,"actions":[34],"at":1795680196.0743647}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',37,'{"type":"decided","seat":2,"actions":[49],"at":1795680196.0790906}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',38,'{"type":"decided","seat":0,"actions":[47],"lag":0.0,"at":1795680196.0821502}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',39,'{"type":"decided","seat":1,"actions":[40],"lag":0.0,"at":1795680196.0868144}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',40,'{"type":"decided","seat":2,"actions":[38],"at":1795680196.0925975}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',41,'{"type":"decided","seat":0,"actions":[39],"lag":0.0,"at":1795680196.0983891}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',42,'{"type":"decided","seat":1,"actions":[41],"lag":0.0,"at":1795680196.1021085}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',43,'{"type":"decided","seat":1,"actions":[52],"lag":0.0,"at":1795680196.1062815}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',44,'{"type":"decided","seat":2,"actions":[37],"at":1795680196.1110566}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',45,'{"type":"decided","seat":0,"actions":[55],"lag":0.0,"at":1795680196.112963}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',46,'{"type":"decided","seat":0,"actions":[45],"lag":0.0,"at":1795680196.1208138}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',47,'{"type":"decided","seat":1,"actions":[36],"lag":0.0,"at":1795680196.1260405}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',48,'{"type":"decided","seat":2,"actions":[48],"at":1795680196.1299605}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',49,'{"type":"decided","seat":2,"actions":[46],"at":1795680196.133947}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',50,'{"type":"decided","seat":0,"actions":[35],"lag":0.0,"at":1795680196.1376414}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',51,'{"type":"decided","seat":1,"actions":[33],"lag":0.0,"at":1795680196.13889}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',52,'{"type":"decided","seat":0,"actions":[31],"lag":0.0,"at":1795680196.140768}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',53,'{"type":"decided","seat":1,"actions":[51],"lag":0.0,"at":1795680196.1438882}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',54,'{"type":"decided","seat":2,"actions":[42],"at":1795680196.146129}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',55,'{"type":"decided","seat":1,"actions":[44],"lag":0.0,"at":1795680196.1501627}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',56,'{"type":"decided","seat":2,"actions":[57],"at":1795680196.1535072}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',57,'{"type":"decided","seat":0,"actions":[43],"lag":0.0,"at":1795680196.154932}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',58,'{"type":"decided","seat":2,"actions":[56],"at":1795680196.196877}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',59,'{"type":"decided","seat":0,"actions":[53],"lag":0.0,"at":1795680196.2229683}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',60,'{"type":"decided","seat":1,"actions":[59],"lag":0.0,"at":1795680196.2254262}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',61,'{"type":"decided","seat":0,"actions":[54],"lag":0.0,"at":1795680196.230135}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',62,'{"type":"decided","seat":1,"actions":[58],"lag":0.0,"at":1795680196.2325325}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',63,'{"type":"decided","seat":2,"actions":[50],"at":1795680196.2340186}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',64,'{"type":"decided","seat":2,"actions":[30],"at":1795680196.2443993}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',65,'{"type":"decided","seat":0,"actions":[36],"lag":0.0,"at":1795680196.3233688}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',66,'{"type":"decided","seat":1,"actions":[32],"lag":0.0,"at":1795680196.3270876}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',67,'{"type":"decided","seat":0,"actions":[38],"lag":0.0,"at":1795680196.335595}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',68,'{"type":"decided","seat":1,"actions":[44],"lag":0.0,"at":1795680196.3416307}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',69,'{"type":"decided","seat":2,"actions":[43],"at":1795680196.3551898}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',70,'{"type":"decided","seat":1,"actions":[50],"lag":0.0,"at":1795680196.3581514}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',71,'{"type":"decided","seat":2,"actions":[47],"at":1795680196.3641262}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',72,'{"type":"decided","seat":0,"actions":[46],"lag":0.0,"at":1795680196.367157}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',73,'{"type":"decided","seat":1,"actions":[48],"lag":0.0,"at":1795680196.3699431}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',74,'{"type":"decided","seat":2,"actions":[53],"at":1795680196.3896427}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',75,'{"type":"decided","seat":0,"actions":[45],"lag":0.0,"at":1795680196.393944}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',76,'{"type":"decided","seat":1,"actions":[54],"lag":0.0,"at":1795680196.4008112}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',77,'{"type":"decided","seat":2,"actions":[52],"at":1795680196.4256504}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',78,'{"type":"decided","seat":0,"actions":[49],"lag":0.0,"at":1795680196.428417}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',79,'{"type":"decided","seat":1,"actions":[42],"lag":0.0,"at":1795680196.4588342}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',80,'{"type":"decided","seat":2,"actions":[40],"at":1795680196.462352}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',81,'{"type":"decided","seat":0,"actions":[41],"lag":0.0,"at":1795680196.4643912}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',82,'{"type":"decided","seat":1,"actions":[57],"lag":0.0,"at":1795680196.4685514}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',83,'{"type":"decided","seat":2,"actions":[33],"at":1795680196.4751043}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',84,'{"type":"decided","seat":0,"actions":[31],"lag":0.0,"at":1795680196.4774766}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',85,'{"type":"decided","seat":2,"actions":[51],"at":1795680196.4823031}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',86,'{"type":"decided","seat":0,"actions":[56],"lag":0.0,"at":1795680196.4849887}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',87,'{"type":"decided","seat":1,"actions":[59],"lag":0.0,"at":1795680196.4891996}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',88,'{"type":"decided","seat":2,"actions":[37],"at":1795680196.5021422}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',89,'{"type":"decided","seat":0,"actions":[35],"lag":0.0,"at":1795680196.5081677}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',90,'{"type":"decided","seat":1,"actions":[55],"lag":0.0,"at":1795680196.5104876}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',91,'{"type":"decided","seat":1,"actions":[39],"lag":0.0,"at":1795680196.5167732}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',92,'{"type":"decided","seat":2,"actions":[34],"at":1795680196.5309198}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',93,'{"type":"decided","seat":0,"actions":[58],"lag":0.0,"at":1795680196.5340097}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',94,'{"type":"decided","seat":0,"actions":[30],"lag":0.0,"at":1795680196.5385606}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',95,'{"type":"decided","seat":1,"actions":[34],"lag":0.0,"at":1795680196.5459318}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',96,'{"type":"decided","seat":2,"actions":[33],"at":1795680196.5788383}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',97,'{"type":"decided","seat":1,"actions":[54],"lag":0.0,"at":1795680196.585881}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',98,'{"type":"decided","seat":2,"actions":[55],"at":1795680196.5898037}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',99,'{"type":"decided","seat":0,"actions":[51],"lag":0.0,"at":1795680196.6099706}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',100,'{"type":"decided","seat":2,"actions":[38],"at":1795680196.6173632}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',101,'{"type":"decided","seat":0,"actions":[42],"lag":0.0,"at":1795680196.6193497}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',102,'{"type":"decided","seat":1,"actions":[41],"lag":0.0,"at":1795680196.6221137}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',103,'{"type":"decided","seat":0,"actions":[43],"lag":0.0,"at":1795680196.623432}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',104,'{"type":"decided","seat":1,"actions":[39],"lag":0.0,"at":1795680196.6244593}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',105,'{"type":"decided","seat":2,"actions":[40],"at":1795680196.625867}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',106,'{"type":"decided","seat":0,"actions":[31],"lag":0.0,"at":1795680196.6268744}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',107,'{"type":"decided","seat":1,"actions":[35],"lag":0.0,"at":1795680196.6318967}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',108,'{"type":"decided","seat":2,"actions":[49],"at":1795680196.6338835}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',109,'{"type":"decided","seat":1,"actions":[32],"lag":0.0,"at":1795680196.634944}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',110,'{"type":"decided","seat":2,"actions":[57],"at":1795680196.6408796}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',111,'{"type":"decided","seat":0,"actions":[58],"lag":0.0,"at":1795680196.6422567}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',112,'{"type":"decided","seat":0,"actions":[44],"lag":0.0,"at":1795680196.6434097}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',113,'{"type":"decided","seat":1,"actions":[59],"lag":0.0,"at":1795680196.6444585}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',114,'{"type":"decided","seat":2,"actions":[56],"at":1795680196.6459055}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',115,'{"type":"decided","seat":1,"actions":[45],"lag":0.0,"at":1795680196.647395}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',116,'{"type":"decided","seat":2,"actions":[46],"at":1795680196.6490834}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',117,'{"type":"decided","seat":0,"actions":[48],"lag":0.0,"at":1795680196.6499665}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',118,'{"type":"decided","seat":0,"actions":[37],"lag":0.0,"at":1795680196.6508677}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',119,'{"type":"decided","seat":1,"actions":[53],"lag":0.0,"at":1795680196.6517954}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',120,'{"type":"decided","seat":2,"actions":[52],"at":1795680196.6529949}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',121,'{"type":"decided","seat":1,"actions":[50],"lag":0.0,"at":1795680196.653854}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',122,'{"type":"decided","seat":2,"actions":[47],"at":1795680196.6549544}');
INSERT INTO "log" VALUES('PIb-atBFWpjIR59lx5V6lQ',123,'{"type":"decided","seat":0,"actions":[36],"lag":0.0,"at":1795680196.6559389}');
INSERT INTO "log" VALUES('acwUVvpk0gjEle-Z3rcACg',1,'{"type":"created","at":1795680197.182397,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"tBufwau3acJQh7_X","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"24328188357166a26f6977f7ab1f753152763f6a813f03dbcb8241164713f162","hints":false}');
INSERT INTO "log" VALUES('acwUVvpk0gjEle-Z3rcACg',2,'{"type":"sat","seat":0,"guest":"tBufwau3acJQh7_X","name":"Ada","owner":null,"commitment":"","at":1795680197.182397}');
INSERT INTO "log" VALUES('acwUVvpk0gjEle-Z3rcACg',3,'{"type":"sat","seat":1,"guest":"XlqRIBimJixKwJLL","name":"Ben","owner":null,"commitment":"","at":1795680197.196408}');
INSERT INTO "log" VALUES('acwUVvpk0gjEle-Z3rcACg',4,'{"type":"decided","seat":0,"actions":[53],"lag":0.0,"at":1795680197.2074049}');
INSERT INTO "log" VALUES('acwUVvpk0gjEle-Z3rcACg',5,'{"type":"decided","seat":2,"actions":[11],"at":1795680197.2303402}');
INSERT INTO "log" VALUES('acwUVvpk0gjEle-Z3rcACg',6,'{"type":"decided","seat":1,"actions":[22],"lag":0.0,"at":1795680197.2304}');
INSERT INTO "log" VALUES('acwUVvpk0gjEle-Z3rcACg',7,'{"type":"decided","seat":0,"actions":[23],"lag":0.0,"at":1795680197.2342374}');
INSERT INTO "log" VALUES('acwUVvpk0gjEle-Z3rcACg',8,'{"type":"decided","seat":2,"actions":[51],"at":1795680197.2364335}');
INSERT INTO "log" VALUES('acwUVvpk0gjEle-Z3rcACg',9,'{"type":"decided","seat":1,"actions":[60],"lag":0.0,"at":1795680197.2370791}');
INSERT INTO "log" VALUES('acwUVvpk0gjEle-Z3rcACg',10,'{"type":"spoke","guest":"tBufwau3acJQh7_X","name":"Ada","text":"my move?","at":1795680197.2406867,"seat":0}');
INSERT INTO "log" VALUES('acwUVvpk0gjEle-Z3rcACg',11,'{"type":"decided","seat":2,"actions":[12],"at":1795680197.2429013}');
INSERT INTO "log" VALUES('rjsdmV9hcRHPo4lBMif3KQ',1,'{"type":"created","at":1795680197.368289,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"tBufwau3acJQh7_X","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":{"decision":600.0,"budget":null,"increment":0.0},"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"1a2f378938c33d4bbf5738447996460f0a1c6150e2d9ee6bdb9154a1ca2d4a57","hints":false}');
INSERT INTO "log" VALUES('rjsdmV9hcRHPo4lBMif3KQ',2,'{"type":"sat","seat":0,"guest":"tBufwau3acJQh7_X","name":"Ada","owner":null,"commitment":"","at":1795680197.368289}');
INSERT INTO "log" VALUES('rjsdmV9hcRHPo4lBMif3KQ',3,'{"type":"sat","seat":1,"guest":"XlqRIBimJixKwJLL","name":"Ben","owner":null,"commitment":"","at":1795680197.5494866}');
INSERT INTO "log" VALUES('rjsdmV9hcRHPo4lBMif3KQ',4,'{"type":"decided","seat":1,"actions":[30],"lag":0.0,"at":1795680197.5618823}');
INSERT INTO "log" VALUES('rjsdmV9hcRHPo4lBMif3KQ',5,'{"type":"decided","seat":2,"actions":[34],"at":1795680197.6603823}');
INSERT INTO "log" VALUES('rjsdmV9hcRHPo4lBMif3KQ',6,'{"type":"decided","seat":0,"actions":[35],"lag":0.0,"at":1795680197.6704786}');
CREATE TABLE members (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	called BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('tBufwau3acJQh7_X','PIb-atBFWpjIR59lx5V6lQ',0,0,0);
INSERT INTO "members" VALUES('XlqRIBimJixKwJLL','PIb-atBFWpjIR59lx5V6lQ',1,0,0);
INSERT INTO "members" VALUES('tBufwau3acJQh7_X','3d4ggZc7JEjylNE23uQQ9g',0,0,0);
INSERT INTO "members" VALUES('XlqRIBimJixKwJLL','3d4ggZc7JEjylNE23uQQ9g',1,0,0);
INSERT INTO "members" VALUES('tBufwau3acJQh7_X','K3A8pm2BVLh3C9gNKqyyew',0,0,0);
INSERT INTO "members" VALUES('XlqRIBimJixKwJLL','K3A8pm2BVLh3C9gNKqyyew',1,0,0);
INSERT INTO "members" VALUES('tBufwau3acJQh7_X','acwUVvpk0gjEle-Z3rcACg',0,0,0);
INSERT INTO "members" VALUES('XlqRIBimJixKwJLL','acwUVvpk0gjEle-Z3rcACg',1,0,0);
INSERT INTO "members" VALUES('tBufwau3acJQh7_X','LB3YfUDxfEw9dty6bYdCww',0,0,0);
INSERT INTO "members" VALUES('XlqRIBimJixKwJLL','LB3YfUDxfEw9dty6bYdCww',1,0,0);
INSERT INTO "members" VALUES('tBufwau3acJQh7_X','rjsdmV9hcRHPo4lBMif3KQ',0,0,0);
INSERT INTO "members" VALUES('XlqRIBimJixKwJLL','rjsdmV9hcRHPo4lBMif3KQ',1,0,0);
INSERT INTO "members" VALUES('tBufwau3acJQh7_X','5zUGlMHl0mHK5TnMDmngmg',0,0,0);
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
INSERT INTO "secrets" VALUES('house','d505b2d3');
INSERT INTO "secrets" VALUES('guests since','1795680194.285617');
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
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	phase VARCHAR(10) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	seats JSON NOT NULL, 
	title VARCHAR(60) DEFAULT '' NOT NULL, 
	evening VARCHAR(32) DEFAULT '' NOT NULL, 
	due FLOAT, 
	owing JSON DEFAULT '[]' NOT NULL, 
	outcome JSON, 
	seq INTEGER DEFAULT '0' NOT NULL, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('PIb-atBFWpjIR59lx5V6lQ','seas-of-strife','finished',0,1.79568019568381214137e+09,1.79568019665593886372e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":true},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":false},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":false}]','','PIb-atBFWpjIR59lx5V6lQ',NULL,'[]','{"winners":[2],"scores":[15,17,8],"ended":null,"conceded":null,"counts":true}',123,0);
INSERT INTO "tables" VALUES('3d4ggZc7JEjylNE23uQQ9g','seas-of-strife','playing',0,1.79568019666636490821e+09,1.79568019685763788223e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":true},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":false},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":false}]','','3d4ggZc7JEjylNE23uQQ9g',NULL,'[0]','null',11,0);
INSERT INTO "tables" VALUES('K3A8pm2BVLh3C9gNKqyyew','feud','playing',0,1.79568019690411806105e+09,1.79568019703537487983e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":true},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":false}]','','K3A8pm2BVLh3C9gNKqyyew',NULL,'[0,1]','null',8,0);
INSERT INTO "tables" VALUES('acwUVvpk0gjEle-Z3rcACg','turn-the-tide','playing',0,1.79568019718239688868e+09,1.79568019724290132521e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":true},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":false},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":false}]','','acwUVvpk0gjEle-Z3rcACg',NULL,'[0,1]','null',11,0);
INSERT INTO "tables" VALUES('LB3YfUDxfEw9dty6bYdCww','sea-change','playing',0,1.79568019724795222284e+09,1.79568019732130646709e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":true},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":false},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":false}]','','LB3YfUDxfEw9dty6bYdCww',NULL,'[0]','null',10,0);
INSERT INTO "tables" VALUES('rjsdmV9hcRHPo4lBMif3KQ','seas-of-strife','playing',0,1.7956801973682889939e+09,1.79568019767047858236e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":true},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":false},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":false}]','','rjsdmV9hcRHPo4lBMif3KQ',1.79568079767047858235e+09,'[0]','null',6,0);
INSERT INTO "tables" VALUES('5zUGlMHl0mHK5TnMDmngmg','seas-of-strife','waiting',0,1.79568019768711972239e+09,1.79568019768711972239e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":true},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":false},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null,"host":false}]','','5zUGlMHl0mHK5TnMDmngmg',NULL,'[]','null',2,0);
CREATE TABLE tokens (
	token_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT, 
	follows VARCHAR(64), 
	proved FLOAT, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "tokens" VALUES('f4e7bfb7aeaa2fdb7d2364e174db5761c5b2aa6f3976c42185ff9b83b5be4508','tBufwau3acJQh7_X','device',1.79568019558216357229e+09,1.83024019558215594299e+09,NULL,1.79568019771138262744e+09);
INSERT INTO "tokens" VALUES('0a528b27b22f034d1934601e6f402c14791c12cfc9b6374f83df3ecf3d9317f9','XlqRIBimJixKwJLL','device',1.79568019562845706941e+09,1.83024019562845063208e+09,NULL,NULL);
INSERT INTO "tokens" VALUES('b828f18e16b7ad2bf7bfda39d6edb2ffcc43b3e1a4e785e30c08aeb612e98a92','tBufwau3acJQh7_X','recovery',1.79568019770204257961e+09,NULL,NULL,NULL);
CREATE TABLE ways (
	guest_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	address TEXT NOT NULL, 
	language VARCHAR(5) NOT NULL, 
	stop VARCHAR(32) NOT NULL, 
	code_hash VARCHAR(64), 
	expires FLOAT, 
	PRIMARY KEY (guest_id, kind)
);
INSERT INTO "ways" VALUES('XlqRIBimJixKwJLL','mail','ben@example.org','en','Ue0i4Jhm0l8PiFBZyWxN3Q',NULL,NULL);
CREATE INDEX tables_open ON tables (phase, listed, changed);
CREATE INDEX tables_evening ON tables (evening);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX members_table ON members (table_id);
CREATE INDEX guests_keeper ON guests (keeper);
CREATE INDEX tokens_guest ON tokens (guest_id, kind);
CREATE INDEX passkeys_guest ON passkeys (guest_id);
CREATE INDEX subscriptions_guest ON subscriptions (guest_id);
CREATE INDEX bots_owner ON bots (owner);
CREATE UNIQUE INDEX bots_token ON bots (token_hash);
CREATE INDEX leases_process ON leases (process);
CREATE INDEX presence_process ON presence (process);
CREATE INDEX roles_role ON roles (role);
CREATE INDEX bans_person ON bans (person);
CREATE INDEX acts_at ON acts (at);
CREATE INDEX results_guest ON results (guest_id);
CREATE INDEX results_at ON results (at);
CREATE UNIQUE INDEX ways_stop ON ways (stop);
COMMIT;
