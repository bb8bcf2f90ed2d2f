-- {"finished": "ncEyOVGGTmUcR0ec", "tokens": {"Ada": "3X1hasRI-IIvvpgZyf16Xo1pDk7sq3ludeCDpnp7_VQ", "Ben": "UGdgCWDdBzYzGelibMuCvx-cF9DEX4NzlpdJVKQ6McA"}, "running": "_GGTcarJak3Hb4BM", "running_feud": "5QUg-VMBGrgPgtoC", "running_tide": "LZWk_dJ1BtnHvmd_", "running_change": "Zz1O2-b2onaiketH", "clocked": "d9NAlE4OZO6HfOoC", "waiting": "8coNDL78_gEDiF_h", "recovery": {"code": "QP2V-GTEY-HDXD-W1AA-4KCC"}, "bot": {"id": "0HmDASYNfdc0XzlI", "name": "Roboto", "token": "qdbot_lUg7b92cPkF-_2mse4Tujj7an-NXyr22g9W4mlGS3fw"}, "ids": {"Ada": "UMf37ZW29jLQQ1B9", "Ben": "AHc8KtY6ZQUQf5dM"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE archives (
	table_id VARCHAR(32) NOT NULL, 
	entries INTEGER NOT NULL, 
	named TEXT NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id)
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
INSERT INTO "bots" VALUES('0HmDASYNfdc0XzlI','UMf37ZW29jLQQ1B9','Roboto','84df0da8d47195fe3596d67fca5d76d44ba8dac4f8f7d0fdf8b8a4ed25a0d3f3',1.79538961942511749274e+09,NULL);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, keeper VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('UMf37ZW29jLQQ1B9','Ada',1.79538959380576610561e+09,NULL);
INSERT INTO "guests" VALUES('AHc8KtY6ZQUQf5dM','Benjamin',1.79538959388331580157e+09,NULL);
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
INSERT INTO "log" VALUES('26ne1lIvmBAy0VH1',1,'{"type":"created","at":1795389617.1160083,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"UMf37ZW29jLQQ1B9","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"9e1dac410c8d8bcf0b17739f709c7c474fabc906a8610f9faa6acf783da8f298"}');
INSERT INTO "log" VALUES('26ne1lIvmBAy0VH1',2,'{"type":"sat","seat":0,"guest":"UMf37ZW29jLQQ1B9","name":"Ada","owner":null,"commitment":"","at":1795389617.1160083}');
INSERT INTO "log" VALUES('26ne1lIvmBAy0VH1',3,'{"type":"sat","seat":1,"guest":"AHc8KtY6ZQUQf5dM","name":"Ben","owner":null,"commitment":"","at":1795389617.1321661}');
INSERT INTO "log" VALUES('26ne1lIvmBAy0VH1',4,'{"type":"left","seat":1,"removed":false,"at":1795389617.1353874}');
INSERT INTO "log" VALUES('26ne1lIvmBAy0VH1',5,'{"type":"sat","seat":2,"guest":"AHc8KtY6ZQUQf5dM","name":"Ben","owner":null,"commitment":"","at":1795389617.3356972}');
INSERT INTO "log" VALUES('26ne1lIvmBAy0VH1',6,'{"type":"arranged","title":"Evening round","locked":false,"watching":null,"paused":null,"talk":null,"at":1795389617.536143}');
INSERT INTO "log" VALUES('26ne1lIvmBAy0VH1',7,'{"type":"host_given","seat":2,"at":1795389617.5418391}');
INSERT INTO "log" VALUES('26ne1lIvmBAy0VH1',8,'{"type":"renamed","seat":2,"name":"Benjamin","owner":null,"at":1795389619.1119924}');
INSERT INTO "log" VALUES('5QUg-VMBGrgPgtoC',1,'{"type":"created","at":1795389610.9935665,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"UMf37ZW29jLQQ1B9","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"e0085018ddb16a3676b6243e9bf9d7989325e7db18ba11d631ee32e2f49a9f02"}');
INSERT INTO "log" VALUES('5QUg-VMBGrgPgtoC',2,'{"type":"sat","seat":0,"guest":"UMf37ZW29jLQQ1B9","name":"Ada","owner":null,"commitment":"","at":1795389610.9935665}');
INSERT INTO "log" VALUES('5QUg-VMBGrgPgtoC',3,'{"type":"sat","seat":1,"guest":"AHc8KtY6ZQUQf5dM","name":"Ben","owner":null,"commitment":"","at":1795389611.0079753}');
INSERT INTO "log" VALUES('5QUg-VMBGrgPgtoC',4,'{"type":"decided","seat":0,"actions":[7],"standin":false,"at":1795389611.0136392}');
INSERT INTO "log" VALUES('5QUg-VMBGrgPgtoC',5,'{"type":"decided","seat":0,"actions":[14],"standin":false,"at":1795389611.017361}');
INSERT INTO "log" VALUES('5QUg-VMBGrgPgtoC',6,'{"type":"decided","seat":0,"actions":[16],"standin":false,"at":1795389611.019495}');
INSERT INTO "log" VALUES('5QUg-VMBGrgPgtoC',7,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795389611.021972}');
INSERT INTO "log" VALUES('5QUg-VMBGrgPgtoC',8,'{"type":"decided","seat":0,"actions":[17],"standin":false,"at":1795389611.0242348}');
INSERT INTO "log" VALUES('5QUg-VMBGrgPgtoC',9,'{"type":"spoke","guest":"UMf37ZW29jLQQ1B9","name":"Ada","text":"my move?","at":1795389611.026593,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('5QUg-VMBGrgPgtoC',10,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389619.1043031}');
INSERT INTO "log" VALUES('8coNDL78_gEDiF_h',1,'{"type":"created","at":1795389617.0326848,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"UMf37ZW29jLQQ1B9","listed":true,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"8d085e5c7fa13533f6506a010d8c066bf875c45dc7793580b85959afa9d314fb"}');
INSERT INTO "log" VALUES('8coNDL78_gEDiF_h',2,'{"type":"sat","seat":0,"guest":"UMf37ZW29jLQQ1B9","name":"Ada","owner":null,"commitment":"","at":1795389617.0326848}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',1,'{"type":"created","at":1795389611.0324764,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"UMf37ZW29jLQQ1B9","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"292fd41358c16dc899e47721fdcecf4c5e5be0d7edb2f3b250d6ee81e3ce2091"}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',2,'{"type":"sat","seat":0,"guest":"UMf37ZW29jLQQ1B9","name":"Ada","owner":null,"commitment":"","at":1795389611.0324764}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',3,'{"type":"sat","seat":1,"guest":"AHc8KtY6ZQUQf5dM","name":"Ben","owner":null,"commitment":"","at":1795389611.0448582}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',4,'{"type":"decided","seat":0,"actions":[9],"standin":false,"at":1795389611.049723}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',5,'{"type":"decided","seat":2,"actions":[21],"standin":false,"at":1795389611.060865}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',6,'{"type":"decided","seat":1,"actions":[12],"standin":false,"at":1795389611.0615156}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',7,'{"type":"decided","seat":0,"actions":[27],"standin":false,"at":1795389611.065429}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',8,'{"type":"decided","seat":2,"actions":[35],"standin":false,"at":1795389611.074136}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',9,'{"type":"decided","seat":1,"actions":[42],"standin":false,"at":1795389611.0746233}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',10,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795389611.0803907}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',11,'{"type":"decided","seat":2,"actions":[30],"standin":false,"at":1795389611.0861316}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',12,'{"type":"decided","seat":1,"actions":[38],"standin":false,"at":1795389611.0867279}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',13,'{"type":"spoke","guest":"UMf37ZW29jLQQ1B9","name":"Ada","text":"my move?","at":1795389611.0926554,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',14,'{"type":"decided","seat":2,"actions":[37],"standin":false,"at":1795389611.0977552}');
INSERT INTO "log" VALUES('LZWk_dJ1BtnHvmd_',15,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389619.1062376}');
INSERT INTO "log" VALUES('PAvbxelQcYg-rYOY',1,'{"type":"created","at":1795389608.2779074,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"","chairs":[{"kind":"person","level":null,"guest":"UMf37ZW29jLQQ1B9","name":"Ada","owner":null},{"kind":"person","level":null,"guest":"AHc8KtY6ZQUQf5dM","name":"Ben","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"UMf37ZW29jLQQ1B9","listed":false,"aids":true,"rules":1,"evening":"ncEyOVGGTmUcR0ec","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"9987baf9e175f50b07c3b8573252d76d86c24f6ae21db3cc1ee1a90fe330fcdb"}');
INSERT INTO "log" VALUES('PAvbxelQcYg-rYOY',2,'{"type":"sat","seat":0,"guest":"UMf37ZW29jLQQ1B9","name":"Ada","owner":null,"commitment":"","at":1795389608.2779074}');
INSERT INTO "log" VALUES('QtB44QfBiO9wsZq1',1,'{"type":"created","at":1795389617.885462,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"UMf37ZW29jLQQ1B9","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"e2af5e28fa4714a2d3ffc4e17a9e09d34d6fecc09a4247ab3eb16701f8d2fd9a"}');
INSERT INTO "log" VALUES('QtB44QfBiO9wsZq1',2,'{"type":"sat","seat":0,"guest":"UMf37ZW29jLQQ1B9","name":"Ada","owner":null,"commitment":"","at":1795389617.885462}');
INSERT INTO "log" VALUES('QtB44QfBiO9wsZq1',3,'{"type":"sat","seat":1,"guest":"AHc8KtY6ZQUQf5dM","name":"Ben","owner":null,"commitment":"","at":1795389617.897294}');
INSERT INTO "log" VALUES('QtB44QfBiO9wsZq1',4,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795389617.9032834}');
INSERT INTO "log" VALUES('QtB44QfBiO9wsZq1',5,'{"type":"decided","seat":0,"actions":[38],"standin":false,"at":1795389617.9070666}');
INSERT INTO "log" VALUES('QtB44QfBiO9wsZq1',6,'{"type":"decided","seat":0,"actions":[34],"standin":false,"at":1795389617.9093907}');
INSERT INTO "log" VALUES('QtB44QfBiO9wsZq1',7,'{"type":"decided","seat":0,"actions":[36],"standin":false,"at":1795389617.9118476}');
INSERT INTO "log" VALUES('QtB44QfBiO9wsZq1',8,'{"type":"decided","seat":0,"actions":[37],"standin":false,"at":1795389617.914261}');
INSERT INTO "log" VALUES('QtB44QfBiO9wsZq1',9,'{"type":"ended","why":"concession","seat":0,"at":1795389617.9166453}');
INSERT INTO "log" VALUES('Vd1xvj_M0b90rfHa',1,'{"type":"created","at":1795389618.7530851,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"UMf37ZW29jLQQ1B9","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"62353114ba2967b8e05d65953d6e493c8f06bc23bfde9eabe23c49c2bf3fd9b1"}');
INSERT INTO "log" VALUES('Vd1xvj_M0b90rfHa',2,'{"type":"sat","seat":0,"guest":"UMf37ZW29jLQQ1B9","name":"Ada","owner":null,"commitment":"","at":1795389618.7530851}');
INSERT INTO "log" VALUES('Vd1xvj_M0b90rfHa',3,'{"type":"sat","seat":1,"guest":"AHc8KtY6ZQUQf5dM","name":"Ben","owner":null,"commitment":"","at":1795389618.7675655}');
INSERT INTO "log" VALUES('Vd1xvj_M0b90rfHa',4,'{"type":"decided","seat":0,"actions":[14],"standin":false,"at":1795389618.774217}');
INSERT INTO "log" VALUES('Vd1xvj_M0b90rfHa',5,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795389618.7778022}');
INSERT INTO "log" VALUES('Vd1xvj_M0b90rfHa',6,'{"type":"decided","seat":0,"actions":[16],"standin":false,"at":1795389618.7804906}');
INSERT INTO "log" VALUES('Vd1xvj_M0b90rfHa',7,'{"type":"decided","seat":0,"actions":[23],"standin":false,"at":1795389618.7831018}');
INSERT INTO "log" VALUES('Vd1xvj_M0b90rfHa',8,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795389618.785529}');
INSERT INTO "log" VALUES('Vd1xvj_M0b90rfHa',9,'{"type":"proposed","seat":0,"kind":"end","at":1795389618.7882757}');
INSERT INTO "log" VALUES('Vd1xvj_M0b90rfHa',10,'{"type":"answered","seat":1,"yes":false,"at":1795389618.7905288}');
INSERT INTO "log" VALUES('Vd1xvj_M0b90rfHa',11,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389619.1155822}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',1,'{"type":"created","at":1795389611.103111,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"UMf37ZW29jLQQ1B9","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"c94dcec0b7f52433d745dba07bb56eeb128235538b35a70de2d2da333539e461"}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',2,'{"type":"sat","seat":0,"guest":"UMf37ZW29jLQQ1B9","name":"Ada","owner":null,"commitment":"","at":1795389611.103111}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',3,'{"type":"sat","seat":1,"guest":"AHc8KtY6ZQUQf5dM","name":"Ben","owner":null,"commitment":"","at":1795389611.1240637}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',4,'{"type":"decided","seat":1,"actions":[0],"standin":false,"at":1795389611.1283073}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',5,'{"type":"decided","seat":2,"actions":[7],"standin":false,"at":1795389611.141202}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',6,'{"type":"decided","seat":0,"actions":[5],"standin":false,"at":1795389611.144435}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',7,'{"type":"decided","seat":2,"actions":[36],"standin":false,"at":1795389611.5685134}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',8,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795389611.5721438}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',9,'{"type":"decided","seat":1,"actions":[41],"standin":false,"at":1795389611.5747685}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',10,'{"type":"decided","seat":1,"actions":[22],"standin":false,"at":1795389611.5769982}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',11,'{"type":"decided","seat":2,"actions":[25],"standin":false,"at":1795389611.9648547}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',12,'{"type":"decided","seat":0,"actions":[23],"standin":false,"at":1795389611.9684067}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',13,'{"type":"spoke","guest":"UMf37ZW29jLQQ1B9","name":"Ada","text":"my move?","at":1795389611.9709835,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',14,'{"type":"decided","seat":2,"actions":[4],"standin":false,"at":1795389617.0001807}');
INSERT INTO "log" VALUES('Zz1O2-b2onaiketH',15,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389619.1081722}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',1,'{"type":"created","at":1795389608.283816,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"UMf37ZW29jLQQ1B9","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"330363d7834bfb7a5399617c655999fac767cc458e722d058f9963b000f75b73"}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',2,'{"type":"sat","seat":0,"guest":"UMf37ZW29jLQQ1B9","name":"Ada","owner":null,"commitment":"","at":1795389608.283816}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',3,'{"type":"sat","seat":1,"guest":"AHc8KtY6ZQUQf5dM","name":"Ben","owner":null,"commitment":"","at":1795389608.3034613}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',4,'{"type":"decided","seat":2,"actions":[30],"standin":false,"at":1795389608.3076234}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',5,'{"type":"decided","seat":0,"actions":[31],"standin":false,"at":1795389608.3110309}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',6,'{"type":"decided","seat":1,"actions":[32],"standin":false,"at":1795389608.313964}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',7,'{"type":"decided","seat":1,"actions":[37],"standin":false,"at":1795389608.3164222}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',8,'{"type":"decided","seat":2,"actions":[36],"standin":false,"at":1795389608.3192215}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',9,'{"type":"decided","seat":0,"actions":[34],"standin":false,"at":1795389608.322232}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',10,'{"type":"decided","seat":1,"actions":[39],"standin":false,"at":1795389608.3247871}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',11,'{"type":"decided","seat":2,"actions":[40],"standin":false,"at":1795389608.65212}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',12,'{"type":"decided","seat":0,"actions":[43],"standin":false,"at":1795389608.6578386}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',13,'{"type":"decided","seat":0,"actions":[45],"standin":false,"at":1795389608.6601112}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',14,'{"type":"decided","seat":1,"actions":[57],"standin":false,"at":1795389608.6623287}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',15,'{"type":"decided","seat":2,"actions":[50],"standin":false,"at":1795389610.977461}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',16,'{"type":"decided","seat":1,"actions":[38],"standin":false,"at":1795389610.9806223}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',17,'{"type":"spoke","guest":"UMf37ZW29jLQQ1B9","name":"Ada","text":"my move?","at":1795389610.9839106,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',18,'{"type":"decided","seat":2,"actions":[44],"standin":false,"at":1795389610.9854255}');
INSERT INTO "log" VALUES('_GGTcarJak3Hb4BM',19,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389619.1031015}');
INSERT INTO "log" VALUES('d9NAlE4OZO6HfOoC',1,'{"type":"created","at":1795389611.9890885,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"UMf37ZW29jLQQ1B9","listed":false,"aids":true,"rules":1,"evening":"","title":"By letter","clock":{"decision":86400.0,"budget":null,"increment":0.0},"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"abf7971c277076ff71517b9c42e9d3d3c0b55554fad74d63f78056cd2cec9501"}');
INSERT INTO "log" VALUES('d9NAlE4OZO6HfOoC',2,'{"type":"sat","seat":0,"guest":"UMf37ZW29jLQQ1B9","name":"Ada","owner":null,"commitment":"","at":1795389611.9890885}');
INSERT INTO "log" VALUES('d9NAlE4OZO6HfOoC',3,'{"type":"sat","seat":1,"guest":"AHc8KtY6ZQUQf5dM","name":"Ben","owner":null,"commitment":"","at":1795389612.0445368}');
INSERT INTO "log" VALUES('d9NAlE4OZO6HfOoC',4,'{"type":"decided","seat":1,"actions":[11],"standin":false,"at":1795389612.0570903}');
INSERT INTO "log" VALUES('d9NAlE4OZO6HfOoC',5,'{"type":"decided","seat":2,"actions":[16],"standin":false,"at":1795389617.0028863}');
INSERT INTO "log" VALUES('d9NAlE4OZO6HfOoC',6,'{"type":"decided","seat":0,"actions":[13],"standin":false,"at":1795389617.007729}');
INSERT INTO "log" VALUES('d9NAlE4OZO6HfOoC',7,'{"type":"decided","seat":2,"actions":[26],"standin":false,"at":1795389617.0183017}');
INSERT INTO "log" VALUES('d9NAlE4OZO6HfOoC',8,'{"type":"decided","seat":0,"actions":[21],"standin":false,"at":1795389617.0211234}');
INSERT INTO "log" VALUES('d9NAlE4OZO6HfOoC',9,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389619.1102498}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',1,'{"type":"created","at":1795389593.9095607,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"bot","level":"beginner","guest":null,"name":"","owner":null}],"host":"UMf37ZW29jLQQ1B9","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"afb29849b5a0d53703426f3ae3c8072020c859ab1341476f8ccf2cf11faffecb"}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',2,'{"type":"sat","seat":0,"guest":"UMf37ZW29jLQQ1B9","name":"Ada","owner":null,"commitment":"","at":1795389593.9095607}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',3,'{"type":"sat","seat":1,"guest":"AHc8KtY6ZQUQf5dM","name":"Ben","owner":null,"commitment":"","at":1795389593.9331965}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',4,'{"type":"spoke","guest":"UMf37ZW29jLQQ1B9","name":"Ada","text":"good luck, everybody","at":1795389593.9394264,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',5,'{"type":"decided","seat":2,"actions":[11],"standin":false,"at":1795389593.943586}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',6,'{"type":"decided","seat":0,"actions":[13],"standin":false,"at":1795389593.9474778}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',7,'{"type":"decided","seat":1,"actions":[14],"standin":false,"at":1795389593.952065}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',8,'{"type":"decided","seat":1,"actions":[28],"standin":false,"at":1795389593.9639235}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',9,'{"type":"decided","seat":2,"actions":[25],"standin":false,"at":1795389593.9855435}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',10,'{"type":"decided","seat":0,"actions":[23],"standin":false,"at":1795389593.989328}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',11,'{"type":"decided","seat":1,"actions":[37],"standin":false,"at":1795389593.992233}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',12,'{"type":"decided","seat":2,"actions":[36],"standin":false,"at":1795389593.9950988}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',13,'{"type":"decided","seat":0,"actions":[31],"standin":false,"at":1795389593.997452}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',14,'{"type":"decided","seat":1,"actions":[61],"standin":false,"at":1795389594.0001073}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',15,'{"type":"decided","seat":1,"actions":[50],"standin":false,"at":1795389594.0023127}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',16,'{"type":"decided","seat":2,"actions":[46],"standin":false,"at":1795389594.0064662}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',17,'{"type":"decided","seat":0,"actions":[48],"standin":false,"at":1795389594.0089304}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',18,'{"type":"decided","seat":1,"actions":[60],"standin":false,"at":1795389594.0114164}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',19,'{"type":"decided","seat":0,"actions":[24],"standin":false,"at":1795389594.0133379}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',20,'{"type":"decided","seat":1,"actions":[22],"standin":false,"at":1795389594.0155783}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',21,'{"type":"decided","seat":2,"actions":[21],"standin":false,"at":1795389594.0283325}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',22,'{"type":"decided","seat":0,"actions":[17],"standin":false,"at":1795389594.0312877}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',23,'{"type":"decided","seat":1,"actions":[16],"standin":false,"at":1795389594.0341291}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',24,'{"type":"decided","seat":2,"actions":[12],"standin":false,"at":1795389594.3593075}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',25,'{"type":"decided","seat":0,"actions":[43],"standin":false,"at":1795389594.363412}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',26,'{"type":"decided","seat":1,"actions":[40],"standin":false,"at":1795389594.366886}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',27,'{"type":"decided","seat":2,"actions":[42],"standin":false,"at":1795389594.3768935}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',28,'{"type":"decided","seat":0,"actions":[52],"standin":false,"at":1795389594.3817325}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',29,'{"type":"decided","seat":1,"actions":[55],"standin":false,"at":1795389594.3862853}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',30,'{"type":"decided","seat":2,"actions":[54],"standin":false,"at":1795389600.1286306}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',31,'{"type":"decided","seat":1,"actions":[62],"standin":false,"at":1795389600.1320252}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',32,'{"type":"decided","seat":2,"actions":[53],"standin":false,"at":1795389604.7003477}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',33,'{"type":"decided","seat":0,"actions":[44],"standin":false,"at":1795389604.7036536}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',34,'{"type":"decided","seat":1,"actions":[19],"standin":false,"at":1795389604.7059443}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',35,'{"type":"decided","seat":2,"actions":[51],"standin":false,"at":1795389606.7061944}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',36,'{"type":"decided","seat":0,"actions":[39],"standin":false,"at":1795389606.7097387}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',37,'{"type":"decided","seat":1,"actions":[15],"standin":false,"at":1795389606.712722}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',38,'{"type":"decided","seat":2,"actions":[38],"standin":false,"at":1795389608.2235045}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',39,'{"type":"decided","seat":0,"actions":[41],"standin":false,"at":1795389608.2265887}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',40,'{"type":"decided","seat":1,"actions":[32],"standin":false,"at":1795389608.2290165}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',41,'{"type":"decided","seat":0,"actions":[27],"standin":false,"at":1795389608.2316296}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',42,'{"type":"decided","seat":1,"actions":[33],"standin":false,"at":1795389608.2338443}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',43,'{"type":"decided","seat":2,"actions":[26],"standin":false,"at":1795389608.2391012}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',44,'{"type":"decided","seat":0,"actions":[35],"standin":false,"at":1795389608.2411516}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',45,'{"type":"decided","seat":1,"actions":[34],"standin":false,"at":1795389608.2433503}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',46,'{"type":"decided","seat":2,"actions":[45],"standin":false,"at":1795389608.2561228}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',47,'{"type":"decided","seat":0,"actions":[30],"standin":false,"at":1795389608.2586951}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',48,'{"type":"decided","seat":1,"actions":[47],"standin":false,"at":1795389608.2607975}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',49,'{"type":"decided","seat":2,"actions":[20],"standin":false,"at":1795389608.2662072}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',50,'{"type":"decided","seat":1,"actions":[49],"standin":false,"at":1795389608.2689128}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',51,'{"type":"decided","seat":2,"actions":[18],"standin":false,"at":1795389608.2726817}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',52,'{"type":"decided","seat":0,"actions":[29],"standin":false,"at":1795389608.2747447}');
INSERT INTO "log" VALUES('ncEyOVGGTmUcR0ec',53,'{"type":"followed","table":"PAvbxelQcYg-rYOY","seat":0,"at":1795389608.278022}');
INSERT INTO "log" VALUES('qhLoZwwilREN3r5j',1,'{"type":"created","at":1795389617.5420847,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"","chairs":[{"kind":"person","level":null,"guest":null,"name":"","owner":null},{"kind":"person","level":null,"guest":null,"name":"","owner":null}],"host":"UMf37ZW29jLQQ1B9","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open","open_rounds":false,"outside_bots":false,"house":"69c8bd97e9782eafc1359f186be55683dac8c4cd33d71cfa9994aea67c5692e7"}');
INSERT INTO "log" VALUES('qhLoZwwilREN3r5j',2,'{"type":"sat","seat":0,"guest":"UMf37ZW29jLQQ1B9","name":"Ada","owner":null,"commitment":"","at":1795389617.5420847}');
INSERT INTO "log" VALUES('qhLoZwwilREN3r5j',3,'{"type":"sat","seat":1,"guest":"AHc8KtY6ZQUQf5dM","name":"Ben","owner":null,"commitment":"","at":1795389617.557511}');
INSERT INTO "log" VALUES('qhLoZwwilREN3r5j',4,'{"type":"decided","seat":0,"actions":[10],"standin":false,"at":1795389617.5632164}');
INSERT INTO "log" VALUES('qhLoZwwilREN3r5j',5,'{"type":"decided","seat":0,"actions":[27],"standin":false,"at":1795389617.567519}');
INSERT INTO "log" VALUES('qhLoZwwilREN3r5j',6,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795389617.570296}');
INSERT INTO "log" VALUES('qhLoZwwilREN3r5j',7,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795389617.573089}');
INSERT INTO "log" VALUES('qhLoZwwilREN3r5j',8,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795389617.575803}');
INSERT INTO "log" VALUES('qhLoZwwilREN3r5j',9,'{"type":"proposed","seat":0,"kind":"take_back","at":1795389617.5784965}');
INSERT INTO "log" VALUES('qhLoZwwilREN3r5j',10,'{"type":"renamed","seat":1,"name":"Benjamin","owner":null,"at":1795389619.11374}');
CREATE TABLE "members" (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	called BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('UMf37ZW29jLQQ1B9','ncEyOVGGTmUcR0ec',0,0,0);
INSERT INTO "members" VALUES('AHc8KtY6ZQUQf5dM','ncEyOVGGTmUcR0ec',1,0,0);
INSERT INTO "members" VALUES('UMf37ZW29jLQQ1B9','PAvbxelQcYg-rYOY',0,0,0);
INSERT INTO "members" VALUES('AHc8KtY6ZQUQf5dM','PAvbxelQcYg-rYOY',1,0,0);
INSERT INTO "members" VALUES('UMf37ZW29jLQQ1B9','_GGTcarJak3Hb4BM',0,0,0);
INSERT INTO "members" VALUES('AHc8KtY6ZQUQf5dM','_GGTcarJak3Hb4BM',1,0,0);
INSERT INTO "members" VALUES('UMf37ZW29jLQQ1B9','5QUg-VMBGrgPgtoC',0,0,0);
INSERT INTO "members" VALUES('AHc8KtY6ZQUQf5dM','5QUg-VMBGrgPgtoC',1,0,0);
INSERT INTO "members" VALUES('UMf37ZW29jLQQ1B9','LZWk_dJ1BtnHvmd_',0,0,0);
INSERT INTO "members" VALUES('AHc8KtY6ZQUQf5dM','LZWk_dJ1BtnHvmd_',1,0,0);
INSERT INTO "members" VALUES('UMf37ZW29jLQQ1B9','Zz1O2-b2onaiketH',0,0,0);
INSERT INTO "members" VALUES('AHc8KtY6ZQUQf5dM','Zz1O2-b2onaiketH',1,0,0);
INSERT INTO "members" VALUES('UMf37ZW29jLQQ1B9','d9NAlE4OZO6HfOoC',0,0,0);
INSERT INTO "members" VALUES('AHc8KtY6ZQUQf5dM','d9NAlE4OZO6HfOoC',1,0,0);
INSERT INTO "members" VALUES('UMf37ZW29jLQQ1B9','8coNDL78_gEDiF_h',0,0,0);
INSERT INTO "members" VALUES('UMf37ZW29jLQQ1B9','26ne1lIvmBAy0VH1',0,0,0);
INSERT INTO "members" VALUES('AHc8KtY6ZQUQf5dM','26ne1lIvmBAy0VH1',2,0,0);
INSERT INTO "members" VALUES('UMf37ZW29jLQQ1B9','qhLoZwwilREN3r5j',0,0,0);
INSERT INTO "members" VALUES('AHc8KtY6ZQUQf5dM','qhLoZwwilREN3r5j',1,0,0);
INSERT INTO "members" VALUES('UMf37ZW29jLQQ1B9','QtB44QfBiO9wsZq1',0,0,0);
INSERT INTO "members" VALUES('AHc8KtY6ZQUQf5dM','QtB44QfBiO9wsZq1',1,0,0);
INSERT INTO "members" VALUES('UMf37ZW29jLQQ1B9','Vd1xvj_M0b90rfHa',0,0,0);
INSERT INTO "members" VALUES('AHc8KtY6ZQUQf5dM','Vd1xvj_M0b90rfHa',1,0,0);
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
INSERT INTO "questions" VALUES('ncEyOVGGTmUcR0ec',0,11,2,'beginner','0.1.0',1.79538961710942721362e+09);
CREATE TABLE secrets (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('oldest program','0009');
INSERT INTO "secrets" VALUES('house','835393e1');
INSERT INTO "secrets" VALUES('guests since','1795389593.3201365');
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
INSERT INTO "subscriptions" VALUES('b5fdec6740706d5f409c4b427025df75582ef555db9058a6bebc7df74b01975e','UMf37ZW29jLQQ1B9','https://push.example.org/1','BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM','tBHItJI5svbpez7KI4CCXg','en',1.79538961710006356241e+09);
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
INSERT INTO "tables" VALUES('ncEyOVGGTmUcR0ec','seas-of-strife','finished',0,1.79538959390956068037e+09,1.79538960827802205081e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','ncEyOVGGTmUcR0ec',NULL,'[]','{"winners":[2],"scores":[6,7,2],"ended":null,"conceded":null,"counts":true}',53);
INSERT INTO "tables" VALUES('PAvbxelQcYg-rYOY','seas-of-strife','waiting',0,1.7953896082779073715e+09,1.7953896082779073715e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"Ben","online":false,"level":null,"standin":null,"reserved":true,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','ncEyOVGGTmUcR0ec',NULL,'[]','null',2);
INSERT INTO "tables" VALUES('_GGTcarJak3Hb4BM','seas-of-strife','playing',0,1.79538960828381609921e+09,1.79538961910310149194e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','_GGTcarJak3Hb4BM',NULL,'[0]','null',19);
INSERT INTO "tables" VALUES('5QUg-VMBGrgPgtoC','feud','playing',0,1.79538961099356651307e+09,1.79538961910430312158e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','5QUg-VMBGrgPgtoC',NULL,'[0,1]','null',10);
INSERT INTO "tables" VALUES('LZWk_dJ1BtnHvmd_','turn-the-tide','playing',0,1.79538961103247642512e+09,1.79538961910623764994e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','LZWk_dJ1BtnHvmd_',NULL,'[0,1]','null',15);
INSERT INTO "tables" VALUES('Zz1O2-b2onaiketH','sea-change','playing',0,1.79538961110311102867e+09,1.79538961910817217821e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','Zz1O2-b2onaiketH',NULL,'[0]','null',15);
INSERT INTO "tables" VALUES('d9NAlE4OZO6HfOoC','seas-of-strife','playing',0,1.79538961198908853531e+09,1.79538961911024975773e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','By letter','d9NAlE4OZO6HfOoC',1.79547601702112340931e+09,'[1]','null',9);
INSERT INTO "tables" VALUES('8coNDL78_gEDiF_h','seas-of-strife','waiting',1,1.79538961703268480302e+09,1.79538961703268480302e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"beginner","standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','8coNDL78_gEDiF_h',NULL,'[]','null',2);
INSERT INTO "tables" VALUES('26ne1lIvmBAy0VH1','seas-of-strife','waiting',0,1.79538961711600828169e+09,1.79538961911199235915e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":2,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','Evening round','26ne1lIvmBAy0VH1',NULL,'[]','null',8);
INSERT INTO "tables" VALUES('qhLoZwwilREN3r5j','feud','playing',0,1.79538961754208469391e+09,1795389619.11374,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','qhLoZwwilREN3r5j',NULL,'[0,1]','null',10);
INSERT INTO "tables" VALUES('QtB44QfBiO9wsZq1','feud','finished',0,1.79538961788546204564e+09,1.79538961791664528847e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','QtB44QfBiO9wsZq1',NULL,'[]','{"winners":[],"scores":[],"ended":"concession","conceded":0,"counts":true}',9);
INSERT INTO "tables" VALUES('Vd1xvj_M0b90rfHa','feud','playing',0,1.79538961875308513641e+09,1.7953896191155822277e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null,"owner":null}]','','Vd1xvj_M0b90rfHa',NULL,'[0,1]','null',11);
CREATE TABLE tokens (
	token_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT, follows VARCHAR(64), proved FLOAT, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "tokens" VALUES('b5fdec6740706d5f409c4b427025df75582ef555db9058a6bebc7df74b01975e','UMf37ZW29jLQQ1B9','device',1.79538959380576920504e+09,1.82994959380576300619e+09,NULL,1.79538961704338669782e+09);
INSERT INTO "tokens" VALUES('a468e1ecfbb97615f64368d81cda8812b2280b2ca1c57631764cb5ad73563d6b','AHc8KtY6ZQUQf5dM','device',1.79538959388331794742e+09,1.82994959388331341742e+09,NULL,NULL);
INSERT INTO "tokens" VALUES('39536fe9fb65a1df225bd03b3c9746cc574012c41d2cc9880167985be547aeb1','UMf37ZW29jLQQ1B9','recovery',1.79538961704127812387e+09,NULL,NULL,NULL);
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
