-- {"finished": "IB6vOnlwIxF4GX4o", "tokens": {"Ada": "fI_CeBMuzvJb5ADA7yfKxD4Ic5thGli5_-6G14uKS7M", "Ben": "oVuRZVk1zPNpUSHWlIXSXNNKeXNnYpzd8cMBgFjERRg"}, "running": "wN6zOnAPLtgZaPr9", "running_feud": "Y3QXnFj6rRG9w_0T", "running_tide": "OS3avnpwZtPxkya0", "running_change": "KbECLviZR_RU9Uge", "clocked": "Ghadeh9_j-KAlrhq", "waiting": "wn9gJOo8IUv13Z_c", "recovery": {"code": "HAXR-RR36-CKCK-MYE7-ZVTX"}, "bot": {"id": "OVBkBtHVUMZkSxRf", "name": "Roboto", "token": "qdbot_3TK2vDnv2Zx9J1e3IIBZ13BfgOPqCDX1-XVFyFt1pqE"}, "ids": {"Ada": "I6k_Kf62yEoN6xzU", "Ben": "HSfXbtky74Vpx3U6"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE bots (
	id VARCHAR(32) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	token_hash VARCHAR(64), 
	created FLOAT NOT NULL, 
	used FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "bots" VALUES('OVBkBtHVUMZkSxRf','I6k_Kf62yEoN6xzU','Roboto','f2b46fc0625a94f4d22a7dadd5afbd6d44eaaed757ec14acf0daf7e773c03b62',1.79538954661887335774e+09,NULL);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, keeper VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('I6k_Kf62yEoN6xzU','Ada',1.7953895197509567738e+09,NULL);
INSERT INTO "guests" VALUES('HSfXbtky74Vpx3U6','Benjamin',1.79538951986438083648e+09,NULL);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('Ghadeh9_j-KAlrhq',1,'{"type":"created","at":1795389543.3141873,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"I6k_Kf62yEoN6xzU","listed":false,"aids":true,"rules":1,"evening":"","title":"By letter","clock":{"decision":86400.0,"budget":null,"increment":0.0},"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"c9ec6e0089021373eef3a35f8213db2b50815a32b466f5143ad7c53a9f4cbf72"}');
INSERT INTO "log" VALUES('Ghadeh9_j-KAlrhq',2,'{"type":"sat","seat":0,"guest":"I6k_Kf62yEoN6xzU","name":"Ada","owner":null,"commitment":"","at":1795389543.3141873}');
INSERT INTO "log" VALUES('Ghadeh9_j-KAlrhq',3,'{"type":"sat","seat":1,"guest":"HSfXbtky74Vpx3U6","name":"Ben","owner":null,"commitment":"","at":1795389543.3909535}');
INSERT INTO "log" VALUES('Ghadeh9_j-KAlrhq',4,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795389543.3962865}');
INSERT INTO "log" VALUES('Ghadeh9_j-KAlrhq',5,'{"type":"decided","seat":1,"actions":[18],"standin":false,"at":1795389543.4083202}');
INSERT INTO "log" VALUES('Ghadeh9_j-KAlrhq',6,'{"type":"decided","seat":2,"actions":[17],"standin":false,"at":1795389543.4484756}');
INSERT INTO "log" VALUES('Ghadeh9_j-KAlrhq',7,'{"type":"decided","seat":1,"actions":[21],"standin":false,"at":1795389543.4642437}');
INSERT INTO "log" VALUES('Ghadeh9_j-KAlrhq',8,'{"type":"decided","seat":2,"actions":[26],"standin":false,"at":1795389543.4843452}');
INSERT INTO "log" VALUES('Ghadeh9_j-KAlrhq',9,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389546.3037264}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',1,'{"type":"created","at":1795389519.9380643,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"I6k_Kf62yEoN6xzU","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"33254f9a87e56373fc7f1277d9cc5ee308e05c0730c69671149415a8e2aee2fa"}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',2,'{"type":"sat","seat":0,"guest":"I6k_Kf62yEoN6xzU","name":"Ada","owner":null,"commitment":"","at":1795389519.9380643}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',3,'{"type":"sat","seat":1,"guest":"HSfXbtky74Vpx3U6","name":"Ben","owner":null,"commitment":"","at":1795389519.9773653}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',4,'{"type":"spoke","guest":"I6k_Kf62yEoN6xzU","name":"Ada","text":"good luck, everybody","at":1795389519.9842203,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',5,'{"type":"decided","seat":1,"actions":[11],"standin":false,"at":1795389520.014875}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',6,'{"type":"decided","seat":2,"actions":[13],"standin":false,"at":1795389520.0365968}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',7,'{"type":"decided","seat":0,"actions":[17],"standin":false,"at":1795389520.0430677}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',8,'{"type":"decided","seat":0,"actions":[54],"standin":false,"at":1795389520.046424}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',9,'{"type":"decided","seat":1,"actions":[51],"standin":false,"at":1795389520.1585386}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',10,'{"type":"decided","seat":2,"actions":[52],"standin":false,"at":1795389520.1997182}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',11,'{"type":"decided","seat":0,"actions":[19],"standin":false,"at":1795389520.2025018}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',12,'{"type":"decided","seat":1,"actions":[27],"standin":false,"at":1795389520.2052214}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',13,'{"type":"decided","seat":2,"actions":[18],"standin":false,"at":1795389520.2256973}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',14,'{"type":"decided","seat":0,"actions":[33],"standin":false,"at":1795389520.251834}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',15,'{"type":"decided","seat":1,"actions":[37],"standin":false,"at":1795389520.2597842}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',16,'{"type":"decided","seat":2,"actions":[34],"standin":false,"at":1795389520.2972212}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',17,'{"type":"decided","seat":1,"actions":[61],"standin":false,"at":1795389520.3123384}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',18,'{"type":"decided","seat":1,"actions":[53],"standin":false,"at":1795389520.3281734}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',19,'{"type":"decided","seat":2,"actions":[55],"standin":false,"at":1795389520.3455777}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',20,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795389520.3565533}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',21,'{"type":"decided","seat":2,"actions":[60],"standin":false,"at":1795389520.3752713}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',22,'{"type":"decided","seat":0,"actions":[16],"standin":false,"at":1795389520.3897176}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',23,'{"type":"decided","seat":1,"actions":[28],"standin":false,"at":1795389520.3940384}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',24,'{"type":"decided","seat":2,"actions":[22],"standin":false,"at":1795389520.4038444}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',25,'{"type":"decided","seat":1,"actions":[49],"standin":false,"at":1795389520.4111667}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',26,'{"type":"decided","seat":2,"actions":[46],"standin":false,"at":1795389520.4193926}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',27,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795389520.4245584}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',28,'{"type":"decided","seat":1,"actions":[42],"standin":false,"at":1795389520.427765}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',29,'{"type":"decided","seat":2,"actions":[39],"standin":false,"at":1795389520.4559739}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',30,'{"type":"decided","seat":0,"actions":[41],"standin":false,"at":1795389520.4661357}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',31,'{"type":"decided","seat":1,"actions":[35],"standin":false,"at":1795389520.4707646}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',32,'{"type":"decided","seat":2,"actions":[31],"standin":false,"at":1795389520.4794254}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',33,'{"type":"decided","seat":0,"actions":[36],"standin":false,"at":1795389520.486617}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',34,'{"type":"decided","seat":0,"actions":[44],"standin":false,"at":1795389520.4976525}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',35,'{"type":"decided","seat":1,"actions":[38],"standin":false,"at":1795389520.5286367}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',36,'{"type":"decided","seat":2,"actions":[43],"standin":false,"at":1795389520.5335484}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',37,'{"type":"decided","seat":0,"actions":[61],"standin":false,"at":1795389520.544007}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',38,'{"type":"decided","seat":1,"actions":[29],"standin":false,"at":1795389520.546662}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',39,'{"type":"decided","seat":2,"actions":[24],"standin":false,"at":1795389520.9411533}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',40,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795389520.9465759}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',41,'{"type":"decided","seat":1,"actions":[61],"standin":false,"at":1795389520.951136}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',42,'{"type":"decided","seat":1,"actions":[21],"standin":false,"at":1795389520.95751}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',43,'{"type":"decided","seat":2,"actions":[23],"standin":false,"at":1795389520.9693222}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',44,'{"type":"decided","seat":0,"actions":[14],"standin":false,"at":1795389520.9902732}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',45,'{"type":"decided","seat":2,"actions":[48],"standin":false,"at":1795389521.057843}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',46,'{"type":"decided","seat":0,"actions":[15],"standin":false,"at":1795389521.076677}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',47,'{"type":"decided","seat":1,"actions":[50],"standin":false,"at":1795389521.0916212}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',48,'{"type":"decided","seat":1,"actions":[61],"standin":false,"at":1795389521.1021879}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',49,'{"type":"decided","seat":1,"actions":[30],"standin":false,"at":1795389521.1177082}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',50,'{"type":"decided","seat":2,"actions":[47],"standin":false,"at":1795389521.1535912}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',51,'{"type":"decided","seat":0,"actions":[40],"standin":false,"at":1795389521.1767795}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',52,'{"type":"decided","seat":2,"actions":[45],"standin":false,"at":1795389521.1919916}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',53,'{"type":"decided","seat":0,"actions":[20],"standin":false,"at":1795389521.2135608}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',54,'{"type":"decided","seat":1,"actions":[32],"standin":false,"at":1795389521.2179446}');
INSERT INTO "log" VALUES('IB6vOnlwIxF4GX4o',55,'{"type":"followed","table":"t6EZCP8fJvBML46V","seat":0,"at":1795389521.240457}');
INSERT INTO "log" VALUES('KbECLviZR_RU9Uge',1,'{"type":"created","at":1795389541.684468,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"I6k_Kf62yEoN6xzU","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"7b6c6d4a0f1cef8c9e6a91db48f0179cc4098bfcf64b762b6f8a355d0d56321b"}');
INSERT INTO "log" VALUES('KbECLviZR_RU9Uge',2,'{"type":"sat","seat":0,"guest":"I6k_Kf62yEoN6xzU","name":"Ada","owner":null,"commitment":"","at":1795389541.684468}');
INSERT INTO "log" VALUES('KbECLviZR_RU9Uge',3,'{"type":"sat","seat":1,"guest":"HSfXbtky74Vpx3U6","name":"Ben","owner":null,"commitment":"","at":1795389541.7502425}');
INSERT INTO "log" VALUES('KbECLviZR_RU9Uge',4,'{"type":"decided","seat":1,"actions":[0],"standin":false,"at":1795389541.759968}');
INSERT INTO "log" VALUES('KbECLviZR_RU9Uge',5,'{"type":"decided","seat":2,"actions":[16],"standin":false,"at":1795389541.7819605}');
INSERT INTO "log" VALUES('KbECLviZR_RU9Uge',6,'{"type":"decided","seat":0,"actions":[7],"standin":false,"at":1795389541.797103}');
INSERT INTO "log" VALUES('KbECLviZR_RU9Uge',7,'{"type":"decided","seat":2,"actions":[44],"standin":false,"at":1795389541.8329072}');
INSERT INTO "log" VALUES('KbECLviZR_RU9Uge',8,'{"type":"decided","seat":0,"actions":[39],"standin":false,"at":1795389541.8679829}');
INSERT INTO "log" VALUES('KbECLviZR_RU9Uge',9,'{"type":"decided","seat":1,"actions":[38],"standin":false,"at":1795389541.888212}');
INSERT INTO "log" VALUES('KbECLviZR_RU9Uge',10,'{"type":"decided","seat":2,"actions":[4],"standin":false,"at":1795389543.2028008}');
INSERT INTO "log" VALUES('KbECLviZR_RU9Uge',11,'{"type":"decided","seat":0,"actions":[9],"standin":false,"at":1795389543.2382295}');
INSERT INTO "log" VALUES('KbECLviZR_RU9Uge',12,'{"type":"decided","seat":1,"actions":[8],"standin":false,"at":1795389543.2522688}');
INSERT INTO "log" VALUES('KbECLviZR_RU9Uge',13,'{"type":"spoke","guest":"I6k_Kf62yEoN6xzU","name":"Ada","text":"my move?","at":1795389543.2609475,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('KbECLviZR_RU9Uge',14,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389546.3006306}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',1,'{"type":"created","at":1795389534.3737917,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"I6k_Kf62yEoN6xzU","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"1d694dbc73d56f418799545957686f1911f60760dfb0c0ae7d5acc6dde9f4a80"}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',2,'{"type":"sat","seat":0,"guest":"I6k_Kf62yEoN6xzU","name":"Ada","owner":null,"commitment":"","at":1795389534.3737917}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',3,'{"type":"sat","seat":1,"guest":"HSfXbtky74Vpx3U6","name":"Ben","owner":null,"commitment":"","at":1795389534.5160952}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',4,'{"type":"decided","seat":0,"actions":[4],"standin":false,"at":1795389534.5604665}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',5,'{"type":"decided","seat":1,"actions":[20],"standin":false,"at":1795389534.6487365}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',6,'{"type":"decided","seat":2,"actions":[31],"standin":false,"at":1795389541.4585402}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',7,'{"type":"decided","seat":0,"actions":[13],"standin":false,"at":1795389541.4688194}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',8,'{"type":"decided","seat":1,"actions":[45],"standin":false,"at":1795389541.4926126}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',9,'{"type":"decided","seat":2,"actions":[6],"standin":false,"at":1795389541.5523324}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',10,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795389541.5740066}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',11,'{"type":"decided","seat":2,"actions":[46],"standin":false,"at":1795389541.580998}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',12,'{"type":"decided","seat":1,"actions":[43],"standin":false,"at":1795389541.5835092}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',13,'{"type":"spoke","guest":"I6k_Kf62yEoN6xzU","name":"Ada","text":"my move?","at":1795389541.6105838,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',14,'{"type":"decided","seat":2,"actions":[7],"standin":false,"at":1795389541.6567216}');
INSERT INTO "log" VALUES('OS3avnpwZtPxkya0',15,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389546.2929196}');
INSERT INTO "log" VALUES('T3CXS6gUlcXQmZlY',1,'{"type":"created","at":1795389544.3819075,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"I6k_Kf62yEoN6xzU","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"7440b01f72f6b593cd74d646c80b994a228a5be66468808a05a619012eaf9f21"}');
INSERT INTO "log" VALUES('T3CXS6gUlcXQmZlY',2,'{"type":"sat","seat":0,"guest":"I6k_Kf62yEoN6xzU","name":"Ada","owner":null,"commitment":"","at":1795389544.3819075}');
INSERT INTO "log" VALUES('T3CXS6gUlcXQmZlY',3,'{"type":"sat","seat":1,"guest":"HSfXbtky74Vpx3U6","name":"Ben","owner":null,"commitment":"","at":1795389544.4099402}');
INSERT INTO "log" VALUES('T3CXS6gUlcXQmZlY',4,'{"type":"decided","seat":0,"actions":[5],"standin":false,"at":1795389544.4280987}');
INSERT INTO "log" VALUES('T3CXS6gUlcXQmZlY',5,'{"type":"decided","seat":0,"actions":[35],"standin":false,"at":1795389544.4415882}');
INSERT INTO "log" VALUES('T3CXS6gUlcXQmZlY',6,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795389544.4526834}');
INSERT INTO "log" VALUES('T3CXS6gUlcXQmZlY',7,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795389544.458072}');
INSERT INTO "log" VALUES('T3CXS6gUlcXQmZlY',8,'{"type":"decided","seat":0,"actions":[34],"standin":false,"at":1795389544.4677143}');
INSERT INTO "log" VALUES('T3CXS6gUlcXQmZlY',9,'{"type":"proposed","seat":0,"kind":"take_back","at":1795389544.4922054}');
INSERT INTO "log" VALUES('T3CXS6gUlcXQmZlY',10,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389546.3080246}');
INSERT INTO "log" VALUES('XRU35gijaHiSVuA6',1,'{"type":"created","at":1795389543.8640246,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"I6k_Kf62yEoN6xzU","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"b2d4c4d397ec7d6fd68874ed03aa26a64b327bef2ef08df8d09c4b14945c9327"}');
INSERT INTO "log" VALUES('XRU35gijaHiSVuA6',2,'{"type":"sat","seat":0,"guest":"I6k_Kf62yEoN6xzU","name":"Ada","owner":null,"commitment":"","at":1795389543.8640246}');
INSERT INTO "log" VALUES('XRU35gijaHiSVuA6',3,'{"type":"sat","seat":1,"guest":"HSfXbtky74Vpx3U6","name":"Ben","owner":null,"commitment":"","at":1795389543.9592793}');
INSERT INTO "log" VALUES('XRU35gijaHiSVuA6',4,'{"type":"left","seat":1,"removed":false,"at":1795389543.9664097}');
INSERT INTO "log" VALUES('XRU35gijaHiSVuA6',5,'{"type":"sat","seat":2,"guest":"HSfXbtky74Vpx3U6","name":"Ben","owner":null,"commitment":"","at":1795389544.1665566}');
INSERT INTO "log" VALUES('XRU35gijaHiSVuA6',6,'{"type":"arranged","title":"Evening round","locked":false,"watching":null,"paused":null,"talk":null,"at":1795389544.3724055}');
INSERT INTO "log" VALUES('XRU35gijaHiSVuA6',7,'{"type":"host_given","seat":2,"at":1795389544.382911}');
INSERT INTO "log" VALUES('XRU35gijaHiSVuA6',8,'{"type":"renamed","seat":2,"name":"Benjamin","owner":null,"at":1795389546.3055668}');
INSERT INTO "log" VALUES('Y3QXnFj6rRG9w_0T',1,'{"type":"created","at":1795389534.0540016,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"I6k_Kf62yEoN6xzU","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"b72391596009f07e2bc304cb3b1a5a2440e71d868ddee891ddb19444b5f03ac7"}');
INSERT INTO "log" VALUES('Y3QXnFj6rRG9w_0T',2,'{"type":"sat","seat":0,"guest":"I6k_Kf62yEoN6xzU","name":"Ada","owner":null,"commitment":"","at":1795389534.0540016}');
INSERT INTO "log" VALUES('Y3QXnFj6rRG9w_0T',3,'{"type":"sat","seat":1,"guest":"HSfXbtky74Vpx3U6","name":"Ben","owner":null,"commitment":"","at":1795389534.0850792}');
INSERT INTO "log" VALUES('Y3QXnFj6rRG9w_0T',4,'{"type":"decided","seat":0,"actions":[2],"standin":false,"at":1795389534.0936384}');
INSERT INTO "log" VALUES('Y3QXnFj6rRG9w_0T',5,'{"type":"decided","seat":0,"actions":[10],"standin":false,"at":1795389534.1314275}');
INSERT INTO "log" VALUES('Y3QXnFj6rRG9w_0T',6,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795389534.1646533}');
INSERT INTO "log" VALUES('Y3QXnFj6rRG9w_0T',7,'{"type":"decided","seat":0,"actions":[29],"standin":false,"at":1795389534.2409778}');
INSERT INTO "log" VALUES('Y3QXnFj6rRG9w_0T',8,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795389534.26282}');
INSERT INTO "log" VALUES('Y3QXnFj6rRG9w_0T',9,'{"type":"spoke","guest":"I6k_Kf62yEoN6xzU","name":"Ada","text":"my move?","at":1795389534.2831059,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('Y3QXnFj6rRG9w_0T',10,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389546.2528815}');
INSERT INTO "log" VALUES('l-JIGppA-kn1I6iQ',1,'{"type":"created","at":1795389545.7093565,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"I6k_Kf62yEoN6xzU","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"b9da6de33af8f76b145a6876b557725796d2e4a79d3d1f0ed988bea6b02b078c"}');
INSERT INTO "log" VALUES('l-JIGppA-kn1I6iQ',2,'{"type":"sat","seat":0,"guest":"I6k_Kf62yEoN6xzU","name":"Ada","owner":null,"commitment":"","at":1795389545.7093565}');
INSERT INTO "log" VALUES('l-JIGppA-kn1I6iQ',3,'{"type":"sat","seat":1,"guest":"HSfXbtky74Vpx3U6","name":"Ben","owner":null,"commitment":"","at":1795389545.8054814}');
INSERT INTO "log" VALUES('l-JIGppA-kn1I6iQ',4,'{"type":"decided","seat":0,"actions":[17],"standin":false,"at":1795389545.811439}');
INSERT INTO "log" VALUES('l-JIGppA-kn1I6iQ',5,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795389545.8473856}');
INSERT INTO "log" VALUES('l-JIGppA-kn1I6iQ',6,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795389545.8522573}');
INSERT INTO "log" VALUES('l-JIGppA-kn1I6iQ',7,'{"type":"decided","seat":0,"actions":[24],"standin":false,"at":1795389545.8555567}');
INSERT INTO "log" VALUES('l-JIGppA-kn1I6iQ',8,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795389545.8750226}');
INSERT INTO "log" VALUES('l-JIGppA-kn1I6iQ',9,'{"type":"proposed","seat":0,"kind":"end","at":1795389545.8856733}');
INSERT INTO "log" VALUES('l-JIGppA-kn1I6iQ',10,'{"type":"answered","seat":1,"yes":false,"at":1795389545.9068737}');
INSERT INTO "log" VALUES('l-JIGppA-kn1I6iQ',11,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389546.3098042}');
INSERT INTO "log" VALUES('oV68TLeSuonH7xKJ',1,'{"type":"created","at":1795389544.8026838,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"I6k_Kf62yEoN6xzU","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"9a0d5cdc22ed0b29ed361e97255edafdc16ae999f096c144c37b534f7a3e5157"}');
INSERT INTO "log" VALUES('oV68TLeSuonH7xKJ',2,'{"type":"sat","seat":0,"guest":"I6k_Kf62yEoN6xzU","name":"Ada","owner":null,"commitment":"","at":1795389544.8026838}');
INSERT INTO "log" VALUES('oV68TLeSuonH7xKJ',3,'{"type":"sat","seat":1,"guest":"HSfXbtky74Vpx3U6","name":"Ben","owner":null,"commitment":"","at":1795389544.8354697}');
INSERT INTO "log" VALUES('oV68TLeSuonH7xKJ',4,'{"type":"decided","seat":0,"actions":[10],"standin":false,"at":1795389544.8638916}');
INSERT INTO "log" VALUES('oV68TLeSuonH7xKJ',5,'{"type":"decided","seat":0,"actions":[31],"standin":false,"at":1795389544.8787255}');
INSERT INTO "log" VALUES('oV68TLeSuonH7xKJ',6,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795389544.882706}');
INSERT INTO "log" VALUES('oV68TLeSuonH7xKJ',7,'{"type":"decided","seat":0,"actions":[20],"standin":false,"at":1795389544.8857174}');
INSERT INTO "log" VALUES('oV68TLeSuonH7xKJ',8,'{"type":"decided","seat":0,"actions":[28],"standin":false,"at":1795389544.891815}');
INSERT INTO "log" VALUES('oV68TLeSuonH7xKJ',9,'{"type":"ended","why":"concession","seat":0,"at":1795389544.8950546}');
INSERT INTO "log" VALUES('t6EZCP8fJvBML46V',1,'{"type":"created","at":1795389521.2403429,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"","chairs":[{"kind":"person","level":null,"guest":"I6k_Kf62yEoN6xzU","name":"Ada","owner":null},{"kind":"person","level":null,"guest":"HSfXbtky74Vpx3U6","name":"Ben","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"I6k_Kf62yEoN6xzU","listed":false,"aids":true,"rules":1,"evening":"IB6vOnlwIxF4GX4o","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"a9e22ce621120e85078b6631b4a19b5d00fbe52761c0ebaecab46b263a026a63"}');
INSERT INTO "log" VALUES('t6EZCP8fJvBML46V',2,'{"type":"sat","seat":0,"guest":"I6k_Kf62yEoN6xzU","name":"Ada","owner":null,"commitment":"","at":1795389521.2403429}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',1,'{"type":"created","at":1795389521.2457442,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"I6k_Kf62yEoN6xzU","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"27ad9f028c7a725548a222b6419ab96be56f3335e3638d212df1c4751d9a57b2"}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',2,'{"type":"sat","seat":0,"guest":"I6k_Kf62yEoN6xzU","name":"Ada","owner":null,"commitment":"","at":1795389521.2457442}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',3,'{"type":"sat","seat":1,"guest":"HSfXbtky74Vpx3U6","name":"Ben","owner":null,"commitment":"","at":1795389521.2697113}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',4,'{"type":"decided","seat":0,"actions":[30],"standin":false,"at":1795389521.279869}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',5,'{"type":"decided","seat":1,"actions":[32],"standin":false,"at":1795389521.304441}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',6,'{"type":"decided","seat":2,"actions":[31],"standin":false,"at":1795389522.644964}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',7,'{"type":"decided","seat":1,"actions":[40],"standin":false,"at":1795389522.6663055}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',8,'{"type":"decided","seat":2,"actions":[39],"standin":false,"at":1795389523.7535417}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',9,'{"type":"decided","seat":0,"actions":[43],"standin":false,"at":1795389523.7749805}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',10,'{"type":"decided","seat":0,"actions":[41],"standin":false,"at":1795389523.7783535}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',11,'{"type":"decided","seat":1,"actions":[53],"standin":false,"at":1795389523.8020852}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',12,'{"type":"decided","seat":2,"actions":[38],"standin":false,"at":1795389534.0126946}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',13,'{"type":"decided","seat":0,"actions":[47],"standin":false,"at":1795389534.0271316}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',14,'{"type":"decided","seat":1,"actions":[50],"standin":false,"at":1795389534.0305665}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',15,'{"type":"decided","seat":2,"actions":[45],"standin":false,"at":1795389534.034222}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',16,'{"type":"decided","seat":1,"actions":[46],"standin":false,"at":1795389534.0377874}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',17,'{"type":"spoke","guest":"I6k_Kf62yEoN6xzU","name":"Ada","text":"my move?","at":1795389534.040014,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',18,'{"type":"decided","seat":2,"actions":[34],"standin":false,"at":1795389541.4381163}');
INSERT INTO "log" VALUES('wN6zOnAPLtgZaPr9',19,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389546.2437153}');
INSERT INTO "log" VALUES('wn9gJOo8IUv13Z_c',1,'{"type":"created","at":1795389543.5045056,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"I6k_Kf62yEoN6xzU","listed":true,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"b702a4bc43c69bb1c8ffc9a9ee516688375007ea7d6233990edf8f6cf9341c5c"}');
INSERT INTO "log" VALUES('wn9gJOo8IUv13Z_c',2,'{"type":"sat","seat":0,"guest":"I6k_Kf62yEoN6xzU","name":"Ada","owner":null,"commitment":"","at":1795389543.5045056}');
CREATE TABLE "members" (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	called BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('I6k_Kf62yEoN6xzU','IB6vOnlwIxF4GX4o',0,0,0);
INSERT INTO "members" VALUES('HSfXbtky74Vpx3U6','IB6vOnlwIxF4GX4o',1,0,0);
INSERT INTO "members" VALUES('I6k_Kf62yEoN6xzU','t6EZCP8fJvBML46V',0,0,0);
INSERT INTO "members" VALUES('HSfXbtky74Vpx3U6','t6EZCP8fJvBML46V',1,0,0);
INSERT INTO "members" VALUES('I6k_Kf62yEoN6xzU','wN6zOnAPLtgZaPr9',0,0,0);
INSERT INTO "members" VALUES('HSfXbtky74Vpx3U6','wN6zOnAPLtgZaPr9',1,0,0);
INSERT INTO "members" VALUES('I6k_Kf62yEoN6xzU','Y3QXnFj6rRG9w_0T',0,0,0);
INSERT INTO "members" VALUES('HSfXbtky74Vpx3U6','Y3QXnFj6rRG9w_0T',1,0,0);
INSERT INTO "members" VALUES('I6k_Kf62yEoN6xzU','OS3avnpwZtPxkya0',0,0,0);
INSERT INTO "members" VALUES('HSfXbtky74Vpx3U6','OS3avnpwZtPxkya0',1,0,0);
INSERT INTO "members" VALUES('I6k_Kf62yEoN6xzU','KbECLviZR_RU9Uge',0,0,0);
INSERT INTO "members" VALUES('HSfXbtky74Vpx3U6','KbECLviZR_RU9Uge',1,0,0);
INSERT INTO "members" VALUES('I6k_Kf62yEoN6xzU','Ghadeh9_j-KAlrhq',0,0,0);
INSERT INTO "members" VALUES('HSfXbtky74Vpx3U6','Ghadeh9_j-KAlrhq',1,0,0);
INSERT INTO "members" VALUES('I6k_Kf62yEoN6xzU','wn9gJOo8IUv13Z_c',0,0,0);
INSERT INTO "members" VALUES('I6k_Kf62yEoN6xzU','XRU35gijaHiSVuA6',0,0,0);
INSERT INTO "members" VALUES('HSfXbtky74Vpx3U6','XRU35gijaHiSVuA6',2,0,0);
INSERT INTO "members" VALUES('I6k_Kf62yEoN6xzU','T3CXS6gUlcXQmZlY',0,0,0);
INSERT INTO "members" VALUES('HSfXbtky74Vpx3U6','T3CXS6gUlcXQmZlY',1,0,0);
INSERT INTO "members" VALUES('I6k_Kf62yEoN6xzU','oV68TLeSuonH7xKJ',0,0,0);
INSERT INTO "members" VALUES('HSfXbtky74Vpx3U6','oV68TLeSuonH7xKJ',1,0,0);
INSERT INTO "members" VALUES('I6k_Kf62yEoN6xzU','l-JIGppA-kn1I6iQ',0,0,0);
INSERT INTO "members" VALUES('HSfXbtky74Vpx3U6','l-JIGppA-kn1I6iQ',1,0,0);
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
INSERT INTO "questions" VALUES('IB6vOnlwIxF4GX4o',1,13,2,'beginner','0.1.0',1.79538954382785439492e+09);
CREATE TABLE secrets (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('oldest program','0009');
INSERT INTO "secrets" VALUES('house','eaf5b0f7');
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
INSERT INTO "subscriptions" VALUES('8eb60199bea56ba9facdb9ae74a2f01260a303ec030f9b7c28d3bfd34cc84788','I6k_Kf62yEoN6xzU','https://push.example.org/1','BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM','tBHItJI5svbpez7KI4CCXg','en',1.79538954369334077831e+09);
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
INSERT INTO "tables" VALUES('IB6vOnlwIxF4GX4o','seas-of-strife','finished',0,1.79538951993806433675e+09,1.79538952124045705794e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','IB6vOnlwIxF4GX4o',NULL,'[]','{"winners":[2],"scores":[5,6,4],"ended":null,"conceded":null,"counts":true}',55);
INSERT INTO "tables" VALUES('t6EZCP8fJvBML46V','seas-of-strife','waiting',0,1.79538952124034285546e+09,1.79538952124034285546e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"Ben","online":false,"level":null,"standin":null,"reserved":true,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','IB6vOnlwIxF4GX4o',NULL,'[]','null',2);
INSERT INTO "tables" VALUES('wN6zOnAPLtgZaPr9','seas-of-strife','playing',0,1.79538952124574422838e+09,1.79538954624371528624e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','wN6zOnAPLtgZaPr9',NULL,'[0]','null',19);
INSERT INTO "tables" VALUES('Y3QXnFj6rRG9w_0T','feud','playing',0,1.79538953405400156975e+09,1.79538954625288152693e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','Y3QXnFj6rRG9w_0T',NULL,'[0,1]','null',10);
INSERT INTO "tables" VALUES('OS3avnpwZtPxkya0','turn-the-tide','playing',0,1.79538953437379169468e+09,1.79538954629291963574e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','OS3avnpwZtPxkya0',NULL,'[0,1]','null',15);
INSERT INTO "tables" VALUES('KbECLviZR_RU9Uge','sea-change','playing',0,1.79538954168446803091e+09,1.79538954630063056949e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','KbECLviZR_RU9Uge',NULL,'[0]','null',14);
INSERT INTO "tables" VALUES('Ghadeh9_j-KAlrhq','seas-of-strife','playing',0,1.79538954331418728824e+09,1.79538954630372643477e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','By letter','Ghadeh9_j-KAlrhq',1.79547594348434519763e+09,'[0]','null',9);
INSERT INTO "tables" VALUES('wn9gJOo8IUv13Z_c','seas-of-strife','waiting',1,1.7953895435045056343e+09,1.7953895435045056343e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','wn9gJOo8IUv13Z_c',NULL,'[]','null',2);
INSERT INTO "tables" VALUES('XRU35gijaHiSVuA6','seas-of-strife','waiting',0,1.79538954386402463915e+09,1.79538954630556678773e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','Evening round','XRU35gijaHiSVuA6',NULL,'[]','null',8);
INSERT INTO "tables" VALUES('T3CXS6gUlcXQmZlY','feud','playing',0,1.7953895443819074631e+09,1.79538954630802464486e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','T3CXS6gUlcXQmZlY',NULL,'[0,1]','null',10);
INSERT INTO "tables" VALUES('oV68TLeSuonH7xKJ','feud','finished',0,1.79538954480268383032e+09,1.79538954489505457883e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','oV68TLeSuonH7xKJ',NULL,'[]','{"winners":[],"scores":[],"ended":"concession","conceded":0,"counts":true}',9);
INSERT INTO "tables" VALUES('l-JIGppA-kn1I6iQ','feud','playing',0,1.79538954570935654639e+09,1.7953895463098042011e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','l-JIGppA-kn1I6iQ',NULL,'[0,1]','null',11);
CREATE TABLE tokens (
	token_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT, follows VARCHAR(64), proved FLOAT, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "tokens" VALUES('8eb60199bea56ba9facdb9ae74a2f01260a303ec030f9b7c28d3bfd34cc84788','I6k_Kf62yEoN6xzU','device',1.79538951975096058846e+09,1.82994951975095272063e+09,NULL,1795389543.51817);
INSERT INTO "tokens" VALUES('2c00c5e15c059eafa5e8ef2b3942123035ec1c56cd359b99a48225aefcf1390d','HSfXbtky74Vpx3U6','device',1.79538951986438465122e+09,1.82994951986437749862e+09,NULL,NULL);
INSERT INTO "tokens" VALUES('58687ce119d1c4305eb99283608716386185c2f150f05adf708b912817eedc34','I6k_Kf62yEoN6xzU','recovery',1.79538954351638555526e+09,NULL,NULL,NULL);
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
COMMIT;
