-- {"finished": "pMKDC9sVVzaegT_0", "tokens": {"Ada": "OiSXNpZVyNi3YpQr1UsAiKcBY-vYI1WQ54R_sXaW26s", "Ben": "b-ouSUDTd_2r4YQEd3P3hyuaw9Wg04vw4hJ_FFeJo-g"}, "running": "7eSIcZZ0eN9ev9Qu", "running_feud": "Vt7bW4scAcgXMmVE", "running_tide": "4qdzgtt5eydF5BfP", "running_change": "a5UkBa_3b3mETQmj", "clocked": "FA6g77vs_0Rmp9Tu", "waiting": "Xx8KJhaAbxzI93T5", "recovery": {"code": "T47S-D0YZ-PDRV-T3GS-245S"}, "companion": "Soa5Ci9fkktlFhCT", "ids": {"Ada": "7wpcTFGiLqz9I7yC", "Ben": "zWiu-KbeeATnveaF"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, keeper VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('7wpcTFGiLqz9I7yC','Ada',1.79537702051028585439e+09,NULL);
INSERT INTO "guests" VALUES('zWiu-KbeeATnveaF','Benjamin',1.79537702057721424101e+09,NULL);
INSERT INTO "guests" VALUES('3tUbr0UGXi91Pi3i','Cleo',1.79537703381110119822e+09,'7wpcTFGiLqz9I7yC');
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',1,'{"type":"created","at":1795377026.7496438,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"a5d2f8f9afc12769f0d917a8dda8bc8695006411fd1e7dadcb92b8ebd6b8224d","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"7wpcTFGiLqz9I7yC","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',2,'{"type":"sat","seat":0,"guest":"7wpcTFGiLqz9I7yC","name":"Ada","at":1795377026.7496438}');
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',3,'{"type":"sat","seat":1,"guest":"zWiu-KbeeATnveaF","name":"Ben","at":1795377026.78134}');
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',4,'{"type":"decided","seat":0,"actions":[3],"standin":false,"at":1795377026.7966497}');
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',5,'{"type":"decided","seat":2,"actions":[19],"standin":false,"at":1795377026.811379}');
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',6,'{"type":"decided","seat":1,"actions":[7],"standin":false,"at":1795377026.8209672}');
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',7,'{"type":"decided","seat":0,"actions":[13],"standin":false,"at":1795377026.8291028}');
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',8,'{"type":"decided","seat":2,"actions":[11],"standin":false,"at":1795377026.8369398}');
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',9,'{"type":"decided","seat":1,"actions":[24],"standin":false,"at":1795377026.8407605}');
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',10,'{"type":"decided","seat":0,"actions":[16],"standin":false,"at":1795377026.8487473}');
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',11,'{"type":"decided","seat":2,"actions":[48],"standin":false,"at":1795377026.8551724}');
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',12,'{"type":"decided","seat":1,"actions":[20],"standin":false,"at":1795377026.8605878}');
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',13,'{"type":"spoke","guest":"7wpcTFGiLqz9I7yC","name":"Ada","text":"my move?","at":1795377026.8846836,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',14,'{"type":"decided","seat":2,"actions":[40],"standin":false,"at":1795377026.8895886}');
INSERT INTO "log" VALUES('4qdzgtt5eydF5BfP',15,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377036.1760597}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',1,'{"type":"created","at":1795377026.5407195,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"78e28a2fa55765fdf9c66982ad1bf7063e6bd14a48b4102a0e2a3300a70d669a","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"7wpcTFGiLqz9I7yC","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',2,'{"type":"sat","seat":0,"guest":"7wpcTFGiLqz9I7yC","name":"Ada","at":1795377026.5407195}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',3,'{"type":"sat","seat":1,"guest":"zWiu-KbeeATnveaF","name":"Ben","at":1795377026.5653844}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',4,'{"type":"decided","seat":2,"actions":[30],"standin":false,"at":1795377026.5703452}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',5,'{"type":"decided","seat":0,"actions":[36],"standin":false,"at":1795377026.5738015}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',6,'{"type":"decided","seat":1,"actions":[33],"standin":false,"at":1795377026.5767689}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',7,'{"type":"decided","seat":0,"actions":[43],"standin":false,"at":1795377026.581484}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',8,'{"type":"decided","seat":1,"actions":[40],"standin":false,"at":1795377026.5901859}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',9,'{"type":"decided","seat":2,"actions":[41],"standin":false,"at":1795377026.6021066}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',10,'{"type":"decided","seat":0,"actions":[49],"standin":false,"at":1795377026.6138356}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',11,'{"type":"decided","seat":1,"actions":[47],"standin":false,"at":1795377026.6221507}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',12,'{"type":"decided","seat":2,"actions":[32],"standin":false,"at":1795377026.6339757}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',13,'{"type":"decided","seat":0,"actions":[56],"standin":false,"at":1795377026.6420293}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',14,'{"type":"decided","seat":1,"actions":[59],"standin":false,"at":1795377026.6500895}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',15,'{"type":"decided","seat":2,"actions":[44],"standin":false,"at":1795377026.6587708}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',16,'{"type":"decided","seat":1,"actions":[45],"standin":false,"at":1795377026.665765}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',17,'{"type":"spoke","guest":"7wpcTFGiLqz9I7yC","name":"Ada","text":"my move?","at":1795377026.675342,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',18,'{"type":"decided","seat":2,"actions":[31],"standin":false,"at":1795377026.679192}');
INSERT INTO "log" VALUES('7eSIcZZ0eN9ev9Qu',19,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377036.1676595}');
INSERT INTO "log" VALUES('ERcnd3F1nQLAxj8k',1,'{"type":"created","at":1795377035.7564335,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"2f3d36f7bf53fcceadae4b628107de0a0a8f7cdc1174b0b5784223cd4af7410a","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"7wpcTFGiLqz9I7yC","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('ERcnd3F1nQLAxj8k',2,'{"type":"sat","seat":0,"guest":"7wpcTFGiLqz9I7yC","name":"Ada","at":1795377035.7564335}');
INSERT INTO "log" VALUES('ERcnd3F1nQLAxj8k',3,'{"type":"sat","seat":1,"guest":"zWiu-KbeeATnveaF","name":"Ben","at":1795377035.8076131}');
INSERT INTO "log" VALUES('ERcnd3F1nQLAxj8k',4,'{"type":"decided","seat":0,"actions":[15],"standin":false,"at":1795377035.8159523}');
INSERT INTO "log" VALUES('ERcnd3F1nQLAxj8k',5,'{"type":"decided","seat":0,"actions":[35],"standin":false,"at":1795377035.824113}');
INSERT INTO "log" VALUES('ERcnd3F1nQLAxj8k',6,'{"type":"decided","seat":0,"actions":[16],"standin":false,"at":1795377035.8287323}');
INSERT INTO "log" VALUES('ERcnd3F1nQLAxj8k',7,'{"type":"decided","seat":0,"actions":[19],"standin":false,"at":1795377035.8327787}');
INSERT INTO "log" VALUES('ERcnd3F1nQLAxj8k',8,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795377035.836697}');
INSERT INTO "log" VALUES('ERcnd3F1nQLAxj8k',9,'{"type":"proposed","seat":0,"kind":"end","at":1795377035.8403676}');
INSERT INTO "log" VALUES('ERcnd3F1nQLAxj8k',10,'{"type":"answered","seat":1,"yes":false,"at":1795377035.8456547}');
INSERT INTO "log" VALUES('ERcnd3F1nQLAxj8k',11,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377036.1872177}');
INSERT INTO "log" VALUES('FA6g77vs_0Rmp9Tu',1,'{"type":"created","at":1795377033.712057,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"387cd54979c539d2adeb00b0ba7b7f8b398be7510ea52c73f26457601de8c95b","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"7wpcTFGiLqz9I7yC","listed":false,"aids":true,"rules":1,"evening":"","title":"By letter","clock":{"decision":86400.0,"budget":null,"increment":0.0},"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('FA6g77vs_0Rmp9Tu',2,'{"type":"sat","seat":0,"guest":"7wpcTFGiLqz9I7yC","name":"Ada","at":1795377033.712057}');
INSERT INTO "log" VALUES('FA6g77vs_0Rmp9Tu',3,'{"type":"sat","seat":1,"guest":"zWiu-KbeeATnveaF","name":"Ben","at":1795377033.7282176}');
INSERT INTO "log" VALUES('FA6g77vs_0Rmp9Tu',4,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795377033.7352922}');
INSERT INTO "log" VALUES('FA6g77vs_0Rmp9Tu',5,'{"type":"decided","seat":1,"actions":[13],"standin":false,"at":1795377033.7470288}');
INSERT INTO "log" VALUES('FA6g77vs_0Rmp9Tu',6,'{"type":"decided","seat":2,"actions":[12],"standin":false,"at":1795377033.7609682}');
INSERT INTO "log" VALUES('FA6g77vs_0Rmp9Tu',7,'{"type":"decided","seat":1,"actions":[18],"standin":false,"at":1795377033.774701}');
INSERT INTO "log" VALUES('FA6g77vs_0Rmp9Tu',8,'{"type":"decided","seat":2,"actions":[17],"standin":false,"at":1795377033.7941382}');
INSERT INTO "log" VALUES('FA6g77vs_0Rmp9Tu',9,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377036.1797333}');
INSERT INTO "log" VALUES('Soa5Ci9fkktlFhCT',1,'{"type":"created","at":1795377033.8153632,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"64ce113959e3122558a5ae609daf6a301d1a9e4068c63b5c50ce71c515df605f","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":"3tUbr0UGXi91Pi3i","name":"Cleo"},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"7wpcTFGiLqz9I7yC","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('Soa5Ci9fkktlFhCT',2,'{"type":"sat","seat":0,"guest":"7wpcTFGiLqz9I7yC","name":"Ada","at":1795377033.8153632}');
INSERT INTO "log" VALUES('Soa5Ci9fkktlFhCT',3,'{"type":"sat","seat":1,"guest":"3tUbr0UGXi91Pi3i","name":"Cleo","at":1795377033.8153632}');
INSERT INTO "log" VALUES('Vt7bW4scAcgXMmVE',1,'{"type":"created","at":1795377026.6831079,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"54c76402fab12a4e5a11c905877c3396f7a19ee472ef41388a29293aa8bf832e","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"7wpcTFGiLqz9I7yC","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('Vt7bW4scAcgXMmVE',2,'{"type":"sat","seat":0,"guest":"7wpcTFGiLqz9I7yC","name":"Ada","at":1795377026.6831079}');
INSERT INTO "log" VALUES('Vt7bW4scAcgXMmVE',3,'{"type":"sat","seat":1,"guest":"zWiu-KbeeATnveaF","name":"Ben","at":1795377026.7010033}');
INSERT INTO "log" VALUES('Vt7bW4scAcgXMmVE',4,'{"type":"decided","seat":0,"actions":[9],"standin":false,"at":1795377026.708728}');
INSERT INTO "log" VALUES('Vt7bW4scAcgXMmVE',5,'{"type":"decided","seat":0,"actions":[16],"standin":false,"at":1795377026.7167058}');
INSERT INTO "log" VALUES('Vt7bW4scAcgXMmVE',6,'{"type":"decided","seat":0,"actions":[17],"standin":false,"at":1795377026.7227745}');
INSERT INTO "log" VALUES('Vt7bW4scAcgXMmVE',7,'{"type":"decided","seat":0,"actions":[37],"standin":false,"at":1795377026.728394}');
INSERT INTO "log" VALUES('Vt7bW4scAcgXMmVE',8,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795377026.7389622}');
INSERT INTO "log" VALUES('Vt7bW4scAcgXMmVE',9,'{"type":"spoke","guest":"7wpcTFGiLqz9I7yC","name":"Ada","text":"my move?","at":1795377026.7427156,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('Vt7bW4scAcgXMmVE',10,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377036.1698897}');
INSERT INTO "log" VALUES('Xx8KJhaAbxzI93T5',1,'{"type":"created","at":1795377033.7968507,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"3af25d8fcd8cd25b3a7d2c30463e72925f1d839b21d4b02c2821b4ceed88300c","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"7wpcTFGiLqz9I7yC","listed":true,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('Xx8KJhaAbxzI93T5',2,'{"type":"sat","seat":0,"guest":"7wpcTFGiLqz9I7yC","name":"Ada","at":1795377033.7968507}');
INSERT INTO "log" VALUES('ZWQ4zZNk2qHg0m1G',1,'{"type":"created","at":1795377034.0454836,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"d40257e525eb8c2fc154918405c2c9cfbf74958d3e0ede471ed8a5b6e87167fd","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"7wpcTFGiLqz9I7yC","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('ZWQ4zZNk2qHg0m1G',2,'{"type":"sat","seat":0,"guest":"7wpcTFGiLqz9I7yC","name":"Ada","at":1795377034.0454836}');
INSERT INTO "log" VALUES('ZWQ4zZNk2qHg0m1G',3,'{"type":"sat","seat":1,"guest":"zWiu-KbeeATnveaF","name":"Ben","at":1795377034.0879412}');
INSERT INTO "log" VALUES('ZWQ4zZNk2qHg0m1G',4,'{"type":"left","seat":1,"removed":false,"at":1795377034.110733}');
INSERT INTO "log" VALUES('ZWQ4zZNk2qHg0m1G',5,'{"type":"sat","seat":2,"guest":"zWiu-KbeeATnveaF","name":"Ben","at":1795377034.308858}');
INSERT INTO "log" VALUES('ZWQ4zZNk2qHg0m1G',6,'{"type":"arranged","title":"Evening round","locked":false,"watching":null,"paused":null,"talk":null,"at":1795377034.5093207}');
INSERT INTO "log" VALUES('ZWQ4zZNk2qHg0m1G',7,'{"type":"host_given","seat":2,"at":1795377034.512491}');
INSERT INTO "log" VALUES('ZWQ4zZNk2qHg0m1G',8,'{"type":"renamed","seat":2,"name":"Benjamin","at":1795377036.1826422}');
INSERT INTO "log" VALUES('a5UkBa_3b3mETQmj',1,'{"type":"created","at":1795377026.8935316,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"2d43da685754107c8270b9d758694445ff63af0a2df4b420f02f6021fc84e9d7","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"7wpcTFGiLqz9I7yC","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('a5UkBa_3b3mETQmj',2,'{"type":"sat","seat":0,"guest":"7wpcTFGiLqz9I7yC","name":"Ada","at":1795377026.8935316}');
INSERT INTO "log" VALUES('a5UkBa_3b3mETQmj',3,'{"type":"sat","seat":1,"guest":"zWiu-KbeeATnveaF","name":"Ben","at":1795377026.9140635}');
INSERT INTO "log" VALUES('a5UkBa_3b3mETQmj',4,'{"type":"decided","seat":0,"actions":[8],"standin":false,"at":1795377026.919635}');
INSERT INTO "log" VALUES('a5UkBa_3b3mETQmj',5,'{"type":"decided","seat":1,"actions":[0],"standin":false,"at":1795377026.9266212}');
INSERT INTO "log" VALUES('a5UkBa_3b3mETQmj',6,'{"type":"decided","seat":2,"actions":[4],"standin":false,"at":1795377027.5884295}');
INSERT INTO "log" VALUES('a5UkBa_3b3mETQmj',7,'{"type":"decided","seat":0,"actions":[16],"standin":false,"at":1795377027.5919807}');
INSERT INTO "log" VALUES('a5UkBa_3b3mETQmj',8,'{"type":"decided","seat":1,"actions":[39],"standin":false,"at":1795377027.597632}');
INSERT INTO "log" VALUES('a5UkBa_3b3mETQmj',9,'{"type":"decided","seat":2,"actions":[26],"standin":false,"at":1795377033.6803021}');
INSERT INTO "log" VALUES('a5UkBa_3b3mETQmj',10,'{"type":"decided","seat":2,"actions":[38],"standin":false,"at":1795377033.6925266}');
INSERT INTO "log" VALUES('a5UkBa_3b3mETQmj',11,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795377033.6962063}');
INSERT INTO "log" VALUES('a5UkBa_3b3mETQmj',12,'{"type":"decided","seat":1,"actions":[43],"standin":false,"at":1795377033.7024133}');
INSERT INTO "log" VALUES('a5UkBa_3b3mETQmj',13,'{"type":"spoke","guest":"7wpcTFGiLqz9I7yC","name":"Ada","text":"my move?","at":1795377033.7053466,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('a5UkBa_3b3mETQmj',14,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377036.1780488}');
INSERT INTO "log" VALUES('ee85peo-shORdA4I',1,'{"type":"created","at":1795377034.8805015,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"fc1793b7381f6e280877a36f46d3f5f8d8016cf36d9cc5afd0cb1256088bceb6","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"7wpcTFGiLqz9I7yC","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('ee85peo-shORdA4I',2,'{"type":"sat","seat":0,"guest":"7wpcTFGiLqz9I7yC","name":"Ada","at":1795377034.8805015}');
INSERT INTO "log" VALUES('ee85peo-shORdA4I',3,'{"type":"sat","seat":1,"guest":"zWiu-KbeeATnveaF","name":"Ben","at":1795377034.9043295}');
INSERT INTO "log" VALUES('ee85peo-shORdA4I',4,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795377034.9111147}');
INSERT INTO "log" VALUES('ee85peo-shORdA4I',5,'{"type":"decided","seat":0,"actions":[40],"standin":false,"at":1795377034.9152758}');
INSERT INTO "log" VALUES('ee85peo-shORdA4I',6,'{"type":"decided","seat":0,"actions":[15],"standin":false,"at":1795377034.9185019}');
INSERT INTO "log" VALUES('ee85peo-shORdA4I',7,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795377034.9223375}');
INSERT INTO "log" VALUES('ee85peo-shORdA4I',8,'{"type":"decided","seat":0,"actions":[28],"standin":false,"at":1795377034.9262042}');
INSERT INTO "log" VALUES('ee85peo-shORdA4I',9,'{"type":"ended","why":"concession","seat":0,"at":1795377034.9298434}');
INSERT INTO "log" VALUES('l2IzDRBKCcP66tmN',1,'{"type":"created","at":1795377034.516896,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"99de1e70e1ae8832d0eb21f34e30c2c56b62c3051a93f0206922e1353602da9c","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"7wpcTFGiLqz9I7yC","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('l2IzDRBKCcP66tmN',2,'{"type":"sat","seat":0,"guest":"7wpcTFGiLqz9I7yC","name":"Ada","at":1795377034.516896}');
INSERT INTO "log" VALUES('l2IzDRBKCcP66tmN',3,'{"type":"sat","seat":1,"guest":"zWiu-KbeeATnveaF","name":"Ben","at":1795377034.5311468}');
INSERT INTO "log" VALUES('l2IzDRBKCcP66tmN',4,'{"type":"decided","seat":0,"actions":[17],"standin":false,"at":1795377034.5380626}');
INSERT INTO "log" VALUES('l2IzDRBKCcP66tmN',5,'{"type":"decided","seat":0,"actions":[31],"standin":false,"at":1795377034.5455177}');
INSERT INTO "log" VALUES('l2IzDRBKCcP66tmN',6,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795377034.5498624}');
INSERT INTO "log" VALUES('l2IzDRBKCcP66tmN',7,'{"type":"decided","seat":0,"actions":[24],"standin":false,"at":1795377034.5538163}');
INSERT INTO "log" VALUES('l2IzDRBKCcP66tmN',8,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795377034.5633612}');
INSERT INTO "log" VALUES('l2IzDRBKCcP66tmN',9,'{"type":"proposed","seat":0,"kind":"take_back","at":1795377034.5747478}');
INSERT INTO "log" VALUES('l2IzDRBKCcP66tmN',10,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795377036.185496}');
INSERT INTO "log" VALUES('lwTv2L523uLTfsxK',1,'{"type":"created","at":1795377026.532247,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"d9b87b46f446074c174d7f52269635c17138d26f50657f4c08e00707a3578bdc","chairs":[{"kind":"person","level":null,"guest":"7wpcTFGiLqz9I7yC","name":"Ada"},{"kind":"person","level":null,"guest":"zWiu-KbeeATnveaF","name":"Ben"},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"7wpcTFGiLqz9I7yC","listed":false,"aids":true,"rules":1,"evening":"pMKDC9sVVzaegT_0","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('lwTv2L523uLTfsxK',2,'{"type":"sat","seat":0,"guest":"7wpcTFGiLqz9I7yC","name":"Ada","at":1795377026.532247}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',1,'{"type":"created","at":1795377020.5949833,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"d2c557887651bc55fe84256737e148c0800dbdb0504ce75b6eb0917890f5275d","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"beginner","guest":null,"name":""}],"host":"7wpcTFGiLqz9I7yC","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',2,'{"type":"sat","seat":0,"guest":"7wpcTFGiLqz9I7yC","name":"Ada","at":1795377020.5949833}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',3,'{"type":"sat","seat":1,"guest":"zWiu-KbeeATnveaF","name":"Ben","at":1795377020.6280198}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',4,'{"type":"spoke","guest":"7wpcTFGiLqz9I7yC","name":"Ada","text":"good luck, everybody","at":1795377020.6368792,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',5,'{"type":"decided","seat":2,"actions":[11],"standin":false,"at":1795377020.6441972}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',6,'{"type":"decided","seat":0,"actions":[14],"standin":false,"at":1795377020.6490316}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',7,'{"type":"decided","seat":1,"actions":[16],"standin":false,"at":1795377020.6528394}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',8,'{"type":"decided","seat":1,"actions":[51],"standin":false,"at":1795377020.6558867}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',9,'{"type":"decided","seat":2,"actions":[53],"standin":false,"at":1795377020.6597128}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',10,'{"type":"decided","seat":0,"actions":[52],"standin":false,"at":1795377020.6633854}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',11,'{"type":"decided","seat":2,"actions":[45],"standin":false,"at":1795377020.6691496}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',12,'{"type":"decided","seat":0,"actions":[28],"standin":false,"at":1795377020.6720984}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',13,'{"type":"decided","seat":1,"actions":[27],"standin":false,"at":1795377020.6752746}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',14,'{"type":"decided","seat":0,"actions":[39],"standin":false,"at":1795377020.677912}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',15,'{"type":"decided","seat":1,"actions":[43],"standin":false,"at":1795377020.681012}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',16,'{"type":"decided","seat":2,"actions":[35],"standin":false,"at":1795377020.6861587}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',17,'{"type":"decided","seat":1,"actions":[44],"standin":false,"at":1795377020.6892784}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',18,'{"type":"decided","seat":2,"actions":[23],"standin":false,"at":1795377020.6977887}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',19,'{"type":"decided","seat":0,"actions":[40],"standin":false,"at":1795377020.7013063}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',20,'{"type":"decided","seat":1,"actions":[61],"standin":false,"at":1795377020.7047954}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',21,'{"type":"decided","seat":1,"actions":[30],"standin":false,"at":1795377020.707707}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',22,'{"type":"decided","seat":2,"actions":[34],"standin":false,"at":1795377020.7154233}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',23,'{"type":"decided","seat":0,"actions":[33],"standin":false,"at":1795377020.719278}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',24,'{"type":"decided","seat":2,"actions":[24],"standin":false,"at":1795377021.523233}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',25,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795377021.540123}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',26,'{"type":"decided","seat":1,"actions":[29],"standin":false,"at":1795377021.5472507}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',27,'{"type":"decided","seat":1,"actions":[61],"standin":false,"at":1795377021.5575354}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',28,'{"type":"decided","seat":1,"actions":[48],"standin":false,"at":1795377021.5681162}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',29,'{"type":"decided","seat":2,"actions":[47],"standin":false,"at":1795377025.880743}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',30,'{"type":"decided","seat":0,"actions":[21],"standin":false,"at":1795377025.889708}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',31,'{"type":"decided","seat":1,"actions":[46],"standin":false,"at":1795377025.8926847}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',32,'{"type":"decided","seat":2,"actions":[49],"standin":false,"at":1795377025.8966584}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',33,'{"type":"decided","seat":0,"actions":[38],"standin":false,"at":1795377025.8992817}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',34,'{"type":"decided","seat":2,"actions":[17],"standin":false,"at":1795377025.9162297}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',35,'{"type":"decided","seat":0,"actions":[36],"standin":false,"at":1795377025.9366992}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',36,'{"type":"decided","seat":1,"actions":[13],"standin":false,"at":1795377025.9483082}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',37,'{"type":"decided","seat":2,"actions":[15],"standin":false,"at":1795377025.9722526}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',38,'{"type":"decided","seat":0,"actions":[55],"standin":false,"at":1795377025.982867}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',39,'{"type":"decided","seat":1,"actions":[12],"standin":false,"at":1795377025.9863782}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',40,'{"type":"decided","seat":2,"actions":[20],"standin":false,"at":1795377026.3812547}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',41,'{"type":"decided","seat":0,"actions":[41],"standin":false,"at":1795377026.386357}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',42,'{"type":"decided","seat":1,"actions":[42],"standin":false,"at":1795377026.4000473}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',43,'{"type":"decided","seat":1,"actions":[31],"standin":false,"at":1795377026.4148312}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',44,'{"type":"decided","seat":2,"actions":[37],"standin":false,"at":1795377026.4262218}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',45,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795377026.4338012}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',46,'{"type":"decided","seat":2,"actions":[62],"standin":false,"at":1795377026.4482784}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',47,'{"type":"decided","seat":2,"actions":[19],"standin":false,"at":1795377026.4614878}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',48,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795377026.472158}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',49,'{"type":"decided","seat":1,"actions":[50],"standin":false,"at":1795377026.4779744}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',50,'{"type":"decided","seat":1,"actions":[62],"standin":false,"at":1795377026.4942057}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',51,'{"type":"decided","seat":2,"actions":[18],"standin":false,"at":1795377026.5122411}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',52,'{"type":"decided","seat":0,"actions":[54],"standin":false,"at":1795377026.5159316}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',53,'{"type":"decided","seat":1,"actions":[32],"standin":false,"at":1795377026.5241928}');
INSERT INTO "log" VALUES('pMKDC9sVVzaegT_0',54,'{"type":"followed","table":"lwTv2L523uLTfsxK","seat":0,"at":1795377026.5522327}');
CREATE TABLE "members" (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	called BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('7wpcTFGiLqz9I7yC','pMKDC9sVVzaegT_0',0,0,0);
INSERT INTO "members" VALUES('zWiu-KbeeATnveaF','pMKDC9sVVzaegT_0',1,0,0);
INSERT INTO "members" VALUES('7wpcTFGiLqz9I7yC','lwTv2L523uLTfsxK',0,0,0);
INSERT INTO "members" VALUES('zWiu-KbeeATnveaF','lwTv2L523uLTfsxK',1,0,0);
INSERT INTO "members" VALUES('7wpcTFGiLqz9I7yC','7eSIcZZ0eN9ev9Qu',0,0,0);
INSERT INTO "members" VALUES('zWiu-KbeeATnveaF','7eSIcZZ0eN9ev9Qu',1,0,0);
INSERT INTO "members" VALUES('7wpcTFGiLqz9I7yC','Vt7bW4scAcgXMmVE',0,0,0);
INSERT INTO "members" VALUES('zWiu-KbeeATnveaF','Vt7bW4scAcgXMmVE',1,0,0);
INSERT INTO "members" VALUES('7wpcTFGiLqz9I7yC','4qdzgtt5eydF5BfP',0,0,0);
INSERT INTO "members" VALUES('zWiu-KbeeATnveaF','4qdzgtt5eydF5BfP',1,0,0);
INSERT INTO "members" VALUES('7wpcTFGiLqz9I7yC','a5UkBa_3b3mETQmj',0,0,0);
INSERT INTO "members" VALUES('zWiu-KbeeATnveaF','a5UkBa_3b3mETQmj',1,0,0);
INSERT INTO "members" VALUES('7wpcTFGiLqz9I7yC','FA6g77vs_0Rmp9Tu',0,0,0);
INSERT INTO "members" VALUES('zWiu-KbeeATnveaF','FA6g77vs_0Rmp9Tu',1,0,0);
INSERT INTO "members" VALUES('7wpcTFGiLqz9I7yC','Xx8KJhaAbxzI93T5',0,0,0);
INSERT INTO "members" VALUES('3tUbr0UGXi91Pi3i','Soa5Ci9fkktlFhCT',1,0,0);
INSERT INTO "members" VALUES('7wpcTFGiLqz9I7yC','Soa5Ci9fkktlFhCT',0,0,0);
INSERT INTO "members" VALUES('7wpcTFGiLqz9I7yC','ZWQ4zZNk2qHg0m1G',0,0,0);
INSERT INTO "members" VALUES('zWiu-KbeeATnveaF','ZWQ4zZNk2qHg0m1G',2,0,0);
INSERT INTO "members" VALUES('7wpcTFGiLqz9I7yC','l2IzDRBKCcP66tmN',0,0,0);
INSERT INTO "members" VALUES('zWiu-KbeeATnveaF','l2IzDRBKCcP66tmN',1,0,0);
INSERT INTO "members" VALUES('7wpcTFGiLqz9I7yC','ee85peo-shORdA4I',0,0,0);
INSERT INTO "members" VALUES('zWiu-KbeeATnveaF','ee85peo-shORdA4I',1,0,0);
INSERT INTO "members" VALUES('7wpcTFGiLqz9I7yC','ERcnd3F1nQLAxj8k',0,0,0);
INSERT INTO "members" VALUES('zWiu-KbeeATnveaF','ERcnd3F1nQLAxj8k',1,0,0);
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
INSERT INTO "subscriptions" VALUES('8957a1cd36f91573696eb5aa3f982e9dfaec82b3e582f12232b52491ac34cc12','7wpcTFGiLqz9I7yC','https://push.example.org/1','BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM','tBHItJI5svbpez7KI4CCXg','en',1.79537703389221668247e+09);
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
INSERT INTO "tables" VALUES('pMKDC9sVVzaegT_0','seas-of-strife','finished',0,1.79537702059498333927e+09,1.79537702655223274225e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','','pMKDC9sVVzaegT_0',NULL,'[]','{"winners":[0],"scores":[2,7,6],"ended":null,"conceded":null,"counts":true}',54);
INSERT INTO "tables" VALUES('lwTv2L523uLTfsxK','seas-of-strife','waiting',0,1.7953770265322470665e+09,1.7953770265322470665e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"Ben","online":false,"level":null,"standin":null,"reserved":true,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','','pMKDC9sVVzaegT_0',NULL,'[]','null',2);
INSERT INTO "tables" VALUES('7eSIcZZ0eN9ev9Qu','seas-of-strife','playing',0,1.79537702654071950909e+09,1.79537703616765952109e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','','7eSIcZZ0eN9ev9Qu',NULL,'[0]','null',19);
INSERT INTO "tables" VALUES('Vt7bW4scAcgXMmVE','feud','playing',0,1.79537702668310785291e+09,1.79537703616988968853e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','Vt7bW4scAcgXMmVE',NULL,'[0,1]','null',10);
INSERT INTO "tables" VALUES('4qdzgtt5eydF5BfP','turn-the-tide','playing',0,1.79537702674964380266e+09,1.79537703617605972294e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','','4qdzgtt5eydF5BfP',NULL,'[0,1]','null',15);
INSERT INTO "tables" VALUES('a5UkBa_3b3mETQmj','sea-change','playing',0,1.79537702689353156088e+09,1.79537703617804884912e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','','a5UkBa_3b3mETQmj',NULL,'[1]','null',14);
INSERT INTO "tables" VALUES('FA6g77vs_0Rmp9Tu','seas-of-strife','playing',0,1.79537703371205711365e+09,1.79537703617973327637e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','By letter','FA6g77vs_0Rmp9Tu',1.79546343379413819319e+09,'[0]','null',9);
INSERT INTO "tables" VALUES('Xx8KJhaAbxzI93T5','seas-of-strife','waiting',1,1.79537703379685068135e+09,1.79537703379685068135e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','','Xx8KJhaAbxzI93T5',NULL,'[]','null',2);
INSERT INTO "tables" VALUES('Soa5Ci9fkktlFhCT','seas-of-strife','playing',0,1.79537703381536316868e+09,1.79537703381536316868e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Cleo","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null}]','','Soa5Ci9fkktlFhCT',NULL,'[]','null',3);
INSERT INTO "tables" VALUES('ZWQ4zZNk2qHg0m1G','seas-of-strife','waiting',0,1.79537703404548358914e+09,1.7953770361826422215e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','Evening round','ZWQ4zZNk2qHg0m1G',NULL,'[]','null',8);
INSERT INTO "tables" VALUES('l2IzDRBKCcP66tmN','feud','playing',0,1.7953770345168960094e+09,1.79537703618549609185e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','l2IzDRBKCcP66tmN',NULL,'[0,1]','null',10);
INSERT INTO "tables" VALUES('ee85peo-shORdA4I','feud','finished',0,1.79537703488050150871e+09,1.79537703492984342581e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','ee85peo-shORdA4I',NULL,'[]','{"winners":[],"scores":[],"ended":"concession","conceded":0,"counts":true}',9);
INSERT INTO "tables" VALUES('ERcnd3F1nQLAxj8k','feud','playing',0,1.79537703575643348696e+09,1.7953770361872177124e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','ERcnd3F1nQLAxj8k',NULL,'[0,1]','null',11);
CREATE TABLE tokens (
	token_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "tokens" VALUES('8957a1cd36f91573696eb5aa3f982e9dfaec82b3e582f12232b52491ac34cc12','7wpcTFGiLqz9I7yC','device',1795377020.51029,NULL);
INSERT INTO "tokens" VALUES('1959be49ee84446ed87f9b2c939b06fd19368a2d074530fe92cde3289b9fc351','zWiu-KbeeATnveaF','device',1.79537702057721686361e+09,NULL);
INSERT INTO "tokens" VALUES('9ad9bee577256a2f1a7ad6ff18aad5c336519e0bca50146f277cd41b3bdd834c','7wpcTFGiLqz9I7yC','recovery',1.79537703380379366877e+09,NULL);
CREATE INDEX tables_open ON tables (phase, listed, changed);
CREATE INDEX tables_evening ON tables (evening);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tokens_guest ON tokens (guest_id, kind);
CREATE INDEX subscriptions_guest ON subscriptions (guest_id);
CREATE INDEX members_table ON members (table_id);
CREATE INDEX passkeys_guest ON passkeys (guest_id);
CREATE INDEX guests_keeper ON guests (keeper);
COMMIT;
