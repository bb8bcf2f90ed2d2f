-- {"finished": "XQHlJcV5k96jfqSt", "tokens": {"Ada": "3Ps-Tt5Mv_Kwz2_JeM_u-PhQRdt19bCrKVvhbU4zU4U", "Ben": "0bQU7kBCD3msceB6qqQBCAMbu3Gyf_iw6DyDjlQzQno"}, "running": "PQodCGT5si9aFUPl", "running_feud": "ly8piPaY84A__LBT", "running_tide": "3tW7eLMMUuFEFkpQ", "running_change": "2vczVflHUvNEvhjB", "clocked": "SPntOz-BRrY_K6z5", "waiting": "Hpf4YRGEzxNl3CHN", "recovery": {"code": "VJAJ-7EZ9-XHRE-WC7N-KA0B"}, "ids": {"Ada": "ZyBxBTtRBeixfxIO", "Ben": "qUeaeCzQCUpTKfUs"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ZyBxBTtRBeixfxIO','Ada',1.79537698847612953189e+09);
INSERT INTO "guests" VALUES('qUeaeCzQCUpTKfUs','Benjamin',1.79537698854504108427e+09);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('2vczVflHUvNEvhjB',1,'{"type":"created","at":1795376989.0447137,"game":"sea-change","options":{"players":3,"teams":0,"target":[3,3,3],"points":[-1,-1,-1,0,0,0,0,-4,1,1,1,1,1,1,1]},"key":"c4e0dc7c595c627ab32b230ef0d9db421e38a737534618e401f47dfde87c2cec","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"ZyBxBTtRBeixfxIO","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('2vczVflHUvNEvhjB',2,'{"type":"sat","seat":0,"guest":"ZyBxBTtRBeixfxIO","name":"Ada","at":1795376989.0447137}');
INSERT INTO "log" VALUES('2vczVflHUvNEvhjB',3,'{"type":"sat","seat":1,"guest":"qUeaeCzQCUpTKfUs","name":"Ben","at":1795376989.0570538}');
INSERT INTO "log" VALUES('2vczVflHUvNEvhjB',4,'{"type":"decided","seat":2,"actions":[37],"standin":false,"at":1795376989.0634015}');
INSERT INTO "log" VALUES('2vczVflHUvNEvhjB',5,'{"type":"decided","seat":0,"actions":[5],"standin":false,"at":1795376989.082129}');
INSERT INTO "log" VALUES('2vczVflHUvNEvhjB',6,'{"type":"decided","seat":1,"actions":[39],"standin":false,"at":1795376989.0854797}');
INSERT INTO "log" VALUES('2vczVflHUvNEvhjB',7,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795376989.0878396}');
INSERT INTO "log" VALUES('2vczVflHUvNEvhjB',8,'{"type":"decided","seat":1,"actions":[7],"standin":false,"at":1795376989.0904796}');
INSERT INTO "log" VALUES('2vczVflHUvNEvhjB',9,'{"type":"decided","seat":2,"actions":[23],"standin":false,"at":1795376989.0930765}');
INSERT INTO "log" VALUES('2vczVflHUvNEvhjB',10,'{"type":"decided","seat":2,"actions":[22],"standin":false,"at":1795376989.0955536}');
INSERT INTO "log" VALUES('2vczVflHUvNEvhjB',11,'{"type":"decided","seat":0,"actions":[6],"standin":false,"at":1795376989.0981877}');
INSERT INTO "log" VALUES('2vczVflHUvNEvhjB',12,'{"type":"decided","seat":1,"actions":[26],"standin":false,"at":1795376989.101018}');
INSERT INTO "log" VALUES('2vczVflHUvNEvhjB',13,'{"type":"spoke","guest":"ZyBxBTtRBeixfxIO","name":"Ada","text":"my move?","at":1795376989.1033206,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('2vczVflHUvNEvhjB',14,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795376991.370363}');
INSERT INTO "log" VALUES('3mKck7A0qBm0pWWA',1,'{"type":"created","at":1795376989.754418,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"bf49b4aabb1d4ca8e5ad67a737031ff46d8b40e41b3edbdbcfb0b4973e39cdcb","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"ZyBxBTtRBeixfxIO","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('3mKck7A0qBm0pWWA',2,'{"type":"sat","seat":0,"guest":"ZyBxBTtRBeixfxIO","name":"Ada","at":1795376989.754418}');
INSERT INTO "log" VALUES('3mKck7A0qBm0pWWA',3,'{"type":"sat","seat":1,"guest":"qUeaeCzQCUpTKfUs","name":"Ben","at":1795376989.7964935}');
INSERT INTO "log" VALUES('3mKck7A0qBm0pWWA',4,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795376989.8047175}');
INSERT INTO "log" VALUES('3mKck7A0qBm0pWWA',5,'{"type":"decided","seat":0,"actions":[39],"standin":false,"at":1795376989.8095312}');
INSERT INTO "log" VALUES('3mKck7A0qBm0pWWA',6,'{"type":"decided","seat":0,"actions":[15],"standin":false,"at":1795376989.8129957}');
INSERT INTO "log" VALUES('3mKck7A0qBm0pWWA',7,'{"type":"decided","seat":0,"actions":[21],"standin":false,"at":1795376989.817044}');
INSERT INTO "log" VALUES('3mKck7A0qBm0pWWA',8,'{"type":"decided","seat":0,"actions":[28],"standin":false,"at":1795376989.8201885}');
INSERT INTO "log" VALUES('3mKck7A0qBm0pWWA',9,'{"type":"proposed","seat":0,"kind":"take_back","at":1795376989.8238778}');
INSERT INTO "log" VALUES('3mKck7A0qBm0pWWA',10,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795376991.398135}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',1,'{"type":"created","at":1795376988.9729035,"game":"turn-the-tide","options":{"players":3,"rounds":3},"key":"1ed475e40671aefb2bbe8fc3f20749124f2cdbf1ba5f15bfaa237626afb26395","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"ZyBxBTtRBeixfxIO","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',2,'{"type":"sat","seat":0,"guest":"ZyBxBTtRBeixfxIO","name":"Ada","at":1795376988.9729035}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',3,'{"type":"sat","seat":1,"guest":"qUeaeCzQCUpTKfUs","name":"Ben","at":1795376988.9881296}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',4,'{"type":"decided","seat":0,"actions":[5],"standin":false,"at":1795376989.001463}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',5,'{"type":"decided","seat":2,"actions":[14],"standin":false,"at":1795376989.013028}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',6,'{"type":"decided","seat":1,"actions":[10],"standin":false,"at":1795376989.0157516}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',7,'{"type":"decided","seat":2,"actions":[42],"standin":false,"at":1795376989.019142}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',8,'{"type":"decided","seat":0,"actions":[19],"standin":false,"at":1795376989.0222409}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',9,'{"type":"decided","seat":1,"actions":[31],"standin":false,"at":1795376989.0255904}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',10,'{"type":"decided","seat":0,"actions":[25],"standin":false,"at":1795376989.0288112}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',11,'{"type":"decided","seat":2,"actions":[52],"standin":false,"at":1795376989.0305996}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',12,'{"type":"decided","seat":1,"actions":[29],"standin":false,"at":1795376989.032587}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',13,'{"type":"decided","seat":2,"actions":[4],"standin":false,"at":1795376989.0362864}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',14,'{"type":"spoke","guest":"ZyBxBTtRBeixfxIO","name":"Ada","text":"my move?","at":1795376989.0388832,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('3tW7eLMMUuFEFkpQ',15,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795376991.353055}');
INSERT INTO "log" VALUES('6OKHvwMSxXy6FoT3',1,'{"type":"created","at":1795376990.1320193,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"07195e27e62bf1777b677fef92e80b4197ff36098b90d20e9c7d3a42e2fdb9ac","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"ZyBxBTtRBeixfxIO","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('6OKHvwMSxXy6FoT3',2,'{"type":"sat","seat":0,"guest":"ZyBxBTtRBeixfxIO","name":"Ada","at":1795376990.1320193}');
INSERT INTO "log" VALUES('6OKHvwMSxXy6FoT3',3,'{"type":"sat","seat":1,"guest":"qUeaeCzQCUpTKfUs","name":"Ben","at":1795376990.146171}');
INSERT INTO "log" VALUES('6OKHvwMSxXy6FoT3',4,'{"type":"decided","seat":0,"actions":[20],"standin":false,"at":1795376990.1547952}');
INSERT INTO "log" VALUES('6OKHvwMSxXy6FoT3',5,'{"type":"decided","seat":0,"actions":[40],"standin":false,"at":1795376990.162774}');
INSERT INTO "log" VALUES('6OKHvwMSxXy6FoT3',6,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795376990.170533}');
INSERT INTO "log" VALUES('6OKHvwMSxXy6FoT3',7,'{"type":"decided","seat":0,"actions":[34],"standin":false,"at":1795376990.1785855}');
INSERT INTO "log" VALUES('6OKHvwMSxXy6FoT3',8,'{"type":"decided","seat":0,"actions":[36],"standin":false,"at":1795376990.1819682}');
INSERT INTO "log" VALUES('6OKHvwMSxXy6FoT3',9,'{"type":"ended","why":"concession","seat":0,"at":1795376990.185017}');
INSERT INTO "log" VALUES('9aojhrErSancMFoC',1,'{"type":"created","at":1795376988.814678,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"2b47e2a6a9587d9caaef66791e20a8778ccf896434e7603f755bf24d00da0c4b","chairs":[{"kind":"person","level":null,"guest":"ZyBxBTtRBeixfxIO","name":"Ada"},{"kind":"person","level":null,"guest":"qUeaeCzQCUpTKfUs","name":"Ben"},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"ZyBxBTtRBeixfxIO","listed":false,"aids":true,"rules":1,"evening":"XQHlJcV5k96jfqSt","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('9aojhrErSancMFoC',2,'{"type":"sat","seat":0,"guest":"ZyBxBTtRBeixfxIO","name":"Ada","at":1795376988.814678}');
INSERT INTO "log" VALUES('Hpf4YRGEzxNl3CHN',1,'{"type":"created","at":1795376989.1881628,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"19081b4c95c9c369e31d31c70c4127f23c060ec3e101c15a5340c0b0758eb287","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"ZyBxBTtRBeixfxIO","listed":true,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('Hpf4YRGEzxNl3CHN',2,'{"type":"sat","seat":0,"guest":"ZyBxBTtRBeixfxIO","name":"Ada","at":1795376989.1881628}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',1,'{"type":"created","at":1795376988.8177605,"game":"seas-of-strife","options":{"players":3,"rules":"strife","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"f25c9ac08507718ef3a771335390f915c6bdc274a5ca07a1a7272b0d205ce228","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"ZyBxBTtRBeixfxIO","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',2,'{"type":"sat","seat":0,"guest":"ZyBxBTtRBeixfxIO","name":"Ada","at":1795376988.8177605}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',3,'{"type":"sat","seat":1,"guest":"qUeaeCzQCUpTKfUs","name":"Ben","at":1795376988.83406}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',4,'{"type":"decided","seat":0,"actions":[30],"standin":false,"at":1795376988.8484902}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',5,'{"type":"decided","seat":1,"actions":[32],"standin":false,"at":1795376988.8615947}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',6,'{"type":"decided","seat":2,"actions":[31],"standin":false,"at":1795376988.87133}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',7,'{"type":"decided","seat":1,"actions":[35],"standin":false,"at":1795376988.878843}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',8,'{"type":"decided","seat":2,"actions":[37],"standin":false,"at":1795376988.8817866}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',9,'{"type":"decided","seat":0,"actions":[36],"standin":false,"at":1795376988.8906047}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',10,'{"type":"decided","seat":2,"actions":[56],"standin":false,"at":1795376988.8935647}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',11,'{"type":"decided","seat":0,"actions":[43],"standin":false,"at":1795376988.8976047}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',12,'{"type":"decided","seat":1,"actions":[58],"standin":false,"at":1795376988.9009967}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',13,'{"type":"decided","seat":1,"actions":[39],"standin":false,"at":1795376988.9040039}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',14,'{"type":"decided","seat":2,"actions":[42],"standin":false,"at":1795376988.9067879}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',15,'{"type":"decided","seat":0,"actions":[40],"standin":false,"at":1795376988.9101307}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',16,'{"type":"decided","seat":2,"actions":[44],"standin":false,"at":1795376988.9128835}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',17,'{"type":"decided","seat":0,"actions":[52],"standin":false,"at":1795376988.917705}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',18,'{"type":"spoke","guest":"ZyBxBTtRBeixfxIO","name":"Ada","text":"my move?","at":1795376988.9205184,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('PQodCGT5si9aFUPl',19,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795376991.3486264}');
INSERT INTO "log" VALUES('SPntOz-BRrY_K6z5',1,'{"type":"created","at":1795376989.1079576,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"df9d40f3d0a4de116ffe52f2afbff5237e180f196994e37c9ccb182a0f9ffa04","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"ZyBxBTtRBeixfxIO","listed":false,"aids":true,"rules":1,"evening":"","title":"By letter","clock":{"decision":86400.0,"budget":null,"increment":0.0},"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('SPntOz-BRrY_K6z5',2,'{"type":"sat","seat":0,"guest":"ZyBxBTtRBeixfxIO","name":"Ada","at":1795376989.1079576}');
INSERT INTO "log" VALUES('SPntOz-BRrY_K6z5',3,'{"type":"sat","seat":1,"guest":"qUeaeCzQCUpTKfUs","name":"Ben","at":1795376989.1215541}');
INSERT INTO "log" VALUES('SPntOz-BRrY_K6z5',4,'{"type":"decided","seat":1,"actions":[11],"standin":false,"at":1795376989.1267393}');
INSERT INTO "log" VALUES('SPntOz-BRrY_K6z5',5,'{"type":"decided","seat":2,"actions":[15],"standin":false,"at":1795376989.1414773}');
INSERT INTO "log" VALUES('SPntOz-BRrY_K6z5',6,'{"type":"decided","seat":0,"actions":[12],"standin":false,"at":1795376989.1649644}');
INSERT INTO "log" VALUES('SPntOz-BRrY_K6z5',7,'{"type":"decided","seat":2,"actions":[40],"standin":false,"at":1795376989.1691139}');
INSERT INTO "log" VALUES('SPntOz-BRrY_K6z5',8,'{"type":"decided","seat":0,"actions":[38],"standin":false,"at":1795376989.1741748}');
INSERT INTO "log" VALUES('SPntOz-BRrY_K6z5',9,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795376991.3768275}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',1,'{"type":"created","at":1795376988.5618646,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":3},"key":"642a7138d738ae7a9ff39b23f8330221c61667d91df930692949ecae1160ad9b","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"bot","level":"easy","guest":null,"name":""}],"host":"ZyBxBTtRBeixfxIO","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',2,'{"type":"sat","seat":0,"guest":"ZyBxBTtRBeixfxIO","name":"Ada","at":1795376988.5618646}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',3,'{"type":"sat","seat":1,"guest":"qUeaeCzQCUpTKfUs","name":"Ben","at":1795376988.5939944}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',4,'{"type":"spoke","guest":"ZyBxBTtRBeixfxIO","name":"Ada","text":"good luck, everybody","at":1795376988.623932,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',5,'{"type":"decided","seat":2,"actions":[11],"standin":false,"at":1795376988.6510627}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',6,'{"type":"decided","seat":0,"actions":[15],"standin":false,"at":1795376988.6624029}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',7,'{"type":"decided","seat":1,"actions":[17],"standin":false,"at":1795376988.6655264}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',8,'{"type":"decided","seat":1,"actions":[53],"standin":false,"at":1795376988.6676385}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',9,'{"type":"decided","seat":2,"actions":[54],"standin":false,"at":1795376988.6764343}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',10,'{"type":"decided","seat":0,"actions":[51],"standin":false,"at":1795376988.6798377}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',11,'{"type":"decided","seat":2,"actions":[55],"standin":false,"at":1795376988.6823816}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',12,'{"type":"decided","seat":0,"actions":[31],"standin":false,"at":1795376988.684525}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',13,'{"type":"decided","seat":1,"actions":[30],"standin":false,"at":1795376988.6876001}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',14,'{"type":"decided","seat":0,"actions":[37],"standin":false,"at":1795376988.6897006}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',15,'{"type":"decided","seat":1,"actions":[41],"standin":false,"at":1795376988.6931074}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',16,'{"type":"decided","seat":2,"actions":[32],"standin":false,"at":1795376988.700559}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',17,'{"type":"decided","seat":0,"actions":[61],"standin":false,"at":1795376988.7038548}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',18,'{"type":"decided","seat":1,"actions":[52],"standin":false,"at":1795376988.7063165}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',19,'{"type":"decided","seat":2,"actions":[26],"standin":false,"at":1795376988.7122836}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',20,'{"type":"decided","seat":0,"actions":[24],"standin":false,"at":1795376988.7153318}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',21,'{"type":"decided","seat":2,"actions":[39],"standin":false,"at":1795376988.7179654}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',22,'{"type":"decided","seat":0,"actions":[40],"standin":false,"at":1795376988.7204866}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',23,'{"type":"decided","seat":1,"actions":[38],"standin":false,"at":1795376988.723056}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',24,'{"type":"decided","seat":0,"actions":[48],"standin":false,"at":1795376988.725104}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',25,'{"type":"decided","seat":1,"actions":[45],"standin":false,"at":1795376988.727482}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',26,'{"type":"decided","seat":2,"actions":[46],"standin":false,"at":1795376988.7307873}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',27,'{"type":"decided","seat":0,"actions":[43],"standin":false,"at":1795376988.7331789}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',28,'{"type":"decided","seat":1,"actions":[47],"standin":false,"at":1795376988.7354844}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',29,'{"type":"decided","seat":2,"actions":[42],"standin":false,"at":1795376988.7380085}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',30,'{"type":"decided","seat":0,"actions":[35],"standin":false,"at":1795376988.7405994}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',31,'{"type":"decided","seat":1,"actions":[49],"standin":false,"at":1795376988.7428565}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',32,'{"type":"decided","seat":2,"actions":[34],"standin":false,"at":1795376988.7449422}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',33,'{"type":"decided","seat":0,"actions":[16],"standin":false,"at":1795376988.7496984}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',34,'{"type":"decided","seat":1,"actions":[14],"standin":false,"at":1795376988.7524693}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',35,'{"type":"decided","seat":2,"actions":[19],"standin":false,"at":1795376988.758204}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',36,'{"type":"decided","seat":2,"actions":[44],"standin":false,"at":1795376988.7611012}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',37,'{"type":"decided","seat":0,"actions":[33],"standin":false,"at":1795376988.7649984}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',38,'{"type":"decided","seat":1,"actions":[22],"standin":false,"at":1795376988.7675936}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',39,'{"type":"decided","seat":2,"actions":[62],"standin":false,"at":1795376988.770352}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',40,'{"type":"decided","seat":2,"actions":[13],"standin":false,"at":1795376988.7731373}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',41,'{"type":"decided","seat":0,"actions":[20],"standin":false,"at":1795376988.7755506}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',42,'{"type":"decided","seat":1,"actions":[12],"standin":false,"at":1795376988.7779608}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',43,'{"type":"decided","seat":0,"actions":[60],"standin":false,"at":1795376988.7804656}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',44,'{"type":"decided","seat":0,"actions":[21],"standin":false,"at":1795376988.7828395}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',45,'{"type":"decided","seat":1,"actions":[23],"standin":false,"at":1795376988.7850022}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',46,'{"type":"decided","seat":2,"actions":[27],"standin":false,"at":1795376988.7872438}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',47,'{"type":"decided","seat":2,"actions":[18],"standin":false,"at":1795376988.7921405}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',48,'{"type":"decided","seat":0,"actions":[36],"standin":false,"at":1795376988.7946975}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',49,'{"type":"decided","seat":1,"actions":[29],"standin":false,"at":1795376988.797211}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',50,'{"type":"decided","seat":0,"actions":[50],"standin":false,"at":1795376988.7992887}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',51,'{"type":"decided","seat":1,"actions":[28],"standin":false,"at":1795376988.805941}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',52,'{"type":"decided","seat":2,"actions":[25],"standin":false,"at":1795376988.8087902}');
INSERT INTO "log" VALUES('XQHlJcV5k96jfqSt',53,'{"type":"followed","table":"9aojhrErSancMFoC","seat":0,"at":1795376988.8210278}');
INSERT INTO "log" VALUES('ly8piPaY84A__LBT',1,'{"type":"created","at":1795376988.9253964,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"287b0404c95e3235fcccfa764dbe4c7cc9c4a8d28d4c1199aae1ccfb0ef8fd79","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"ZyBxBTtRBeixfxIO","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('ly8piPaY84A__LBT',2,'{"type":"sat","seat":0,"guest":"ZyBxBTtRBeixfxIO","name":"Ada","at":1795376988.9253964}');
INSERT INTO "log" VALUES('ly8piPaY84A__LBT',3,'{"type":"sat","seat":1,"guest":"qUeaeCzQCUpTKfUs","name":"Ben","at":1795376988.9355261}');
INSERT INTO "log" VALUES('ly8piPaY84A__LBT',4,'{"type":"decided","seat":0,"actions":[0],"standin":false,"at":1795376988.9413886}');
INSERT INTO "log" VALUES('ly8piPaY84A__LBT',5,'{"type":"decided","seat":0,"actions":[2],"standin":false,"at":1795376988.9566286}');
INSERT INTO "log" VALUES('ly8piPaY84A__LBT',6,'{"type":"decided","seat":0,"actions":[8],"standin":false,"at":1795376988.9601746}');
INSERT INTO "log" VALUES('ly8piPaY84A__LBT',7,'{"type":"decided","seat":0,"actions":[22],"standin":false,"at":1795376988.9632254}');
INSERT INTO "log" VALUES('ly8piPaY84A__LBT',8,'{"type":"decided","seat":0,"actions":[17],"standin":false,"at":1795376988.9661553}');
INSERT INTO "log" VALUES('ly8piPaY84A__LBT',9,'{"type":"spoke","guest":"ZyBxBTtRBeixfxIO","name":"Ada","text":"my move?","at":1795376988.9687395,"seat":0,"phrase":null}');
INSERT INTO "log" VALUES('ly8piPaY84A__LBT',10,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795376991.350529}');
INSERT INTO "log" VALUES('pmkncs_dmRAjqAGc',1,'{"type":"created","at":1795376990.999862,"game":"feud","options":{"preset":"basic","items":true,"study":false,"reservation":false,"affinities":false,"maneuvers":{},"skirmishes":"off","kings_armor":"saved"},"key":"8480e8e2ad89281aaea83fda651f8e13c85ad5498327d188673bf3bd09cb8238","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"ZyBxBTtRBeixfxIO","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('pmkncs_dmRAjqAGc',2,'{"type":"sat","seat":0,"guest":"ZyBxBTtRBeixfxIO","name":"Ada","at":1795376990.999862}');
INSERT INTO "log" VALUES('pmkncs_dmRAjqAGc',3,'{"type":"sat","seat":1,"guest":"qUeaeCzQCUpTKfUs","name":"Ben","at":1795376991.009577}');
INSERT INTO "log" VALUES('pmkncs_dmRAjqAGc',4,'{"type":"decided","seat":0,"actions":[10],"standin":false,"at":1795376991.0155704}');
INSERT INTO "log" VALUES('pmkncs_dmRAjqAGc',5,'{"type":"decided","seat":0,"actions":[39],"standin":false,"at":1795376991.0212255}');
INSERT INTO "log" VALUES('pmkncs_dmRAjqAGc',6,'{"type":"decided","seat":0,"actions":[11],"standin":false,"at":1795376991.0243752}');
INSERT INTO "log" VALUES('pmkncs_dmRAjqAGc',7,'{"type":"decided","seat":0,"actions":[26],"standin":false,"at":1795376991.0273948}');
INSERT INTO "log" VALUES('pmkncs_dmRAjqAGc',8,'{"type":"decided","seat":0,"actions":[32],"standin":false,"at":1795376991.030523}');
INSERT INTO "log" VALUES('pmkncs_dmRAjqAGc',9,'{"type":"proposed","seat":0,"kind":"end","at":1795376991.0339222}');
INSERT INTO "log" VALUES('pmkncs_dmRAjqAGc',10,'{"type":"answered","seat":1,"yes":false,"at":1795376991.0361743}');
INSERT INTO "log" VALUES('pmkncs_dmRAjqAGc',11,'{"type":"renamed","seat":1,"name":"Benjamin","at":1795376991.4031496}');
INSERT INTO "log" VALUES('xtwt8ronvNSf_8TP',1,'{"type":"created","at":1795376989.3151681,"game":"seas-of-strife","options":{"players":3,"rules":"texas","passing":false,"happy_faces":false,"tie_break":"shared","target":15},"key":"97d0c172c5cafc3620a03ce131e629c30ac7b64d5948ce5d83514854812c59bd","chairs":[{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""},{"kind":"person","level":null,"guest":null,"name":""}],"host":"ZyBxBTtRBeixfxIO","listed":false,"aids":true,"rules":1,"evening":"","title":"","clock":null,"standin":"medium","take_back":true,"memory":"open","talk":"open"}');
INSERT INTO "log" VALUES('xtwt8ronvNSf_8TP',2,'{"type":"sat","seat":0,"guest":"ZyBxBTtRBeixfxIO","name":"Ada","at":1795376989.3151681}');
INSERT INTO "log" VALUES('xtwt8ronvNSf_8TP',3,'{"type":"sat","seat":1,"guest":"qUeaeCzQCUpTKfUs","name":"Ben","at":1795376989.3327425}');
INSERT INTO "log" VALUES('xtwt8ronvNSf_8TP',4,'{"type":"left","seat":1,"removed":false,"at":1795376989.3411195}');
INSERT INTO "log" VALUES('xtwt8ronvNSf_8TP',5,'{"type":"sat","seat":2,"guest":"qUeaeCzQCUpTKfUs","name":"Ben","at":1795376989.5412276}');
INSERT INTO "log" VALUES('xtwt8ronvNSf_8TP',6,'{"type":"arranged","title":"Evening round","locked":false,"watching":null,"paused":null,"talk":null,"at":1795376989.7415886}');
INSERT INTO "log" VALUES('xtwt8ronvNSf_8TP',7,'{"type":"host_given","seat":2,"at":1795376989.7642536}');
INSERT INTO "log" VALUES('xtwt8ronvNSf_8TP',8,'{"type":"renamed","seat":2,"name":"Benjamin","at":1795376991.3821602}');
CREATE TABLE "members" (
	guest_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	called BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "members" VALUES('ZyBxBTtRBeixfxIO','XQHlJcV5k96jfqSt',0,0,0);
INSERT INTO "members" VALUES('qUeaeCzQCUpTKfUs','XQHlJcV5k96jfqSt',1,0,0);
INSERT INTO "members" VALUES('ZyBxBTtRBeixfxIO','9aojhrErSancMFoC',0,0,0);
INSERT INTO "members" VALUES('qUeaeCzQCUpTKfUs','9aojhrErSancMFoC',1,0,0);
INSERT INTO "members" VALUES('ZyBxBTtRBeixfxIO','PQodCGT5si9aFUPl',0,0,0);
INSERT INTO "members" VALUES('qUeaeCzQCUpTKfUs','PQodCGT5si9aFUPl',1,0,0);
INSERT INTO "members" VALUES('ZyBxBTtRBeixfxIO','ly8piPaY84A__LBT',0,0,0);
INSERT INTO "members" VALUES('qUeaeCzQCUpTKfUs','ly8piPaY84A__LBT',1,0,0);
INSERT INTO "members" VALUES('ZyBxBTtRBeixfxIO','3tW7eLMMUuFEFkpQ',0,0,0);
INSERT INTO "members" VALUES('qUeaeCzQCUpTKfUs','3tW7eLMMUuFEFkpQ',1,0,0);
INSERT INTO "members" VALUES('ZyBxBTtRBeixfxIO','2vczVflHUvNEvhjB',0,0,0);
INSERT INTO "members" VALUES('qUeaeCzQCUpTKfUs','2vczVflHUvNEvhjB',1,0,0);
INSERT INTO "members" VALUES('ZyBxBTtRBeixfxIO','SPntOz-BRrY_K6z5',0,0,0);
INSERT INTO "members" VALUES('qUeaeCzQCUpTKfUs','SPntOz-BRrY_K6z5',1,0,0);
INSERT INTO "members" VALUES('ZyBxBTtRBeixfxIO','Hpf4YRGEzxNl3CHN',0,0,0);
INSERT INTO "members" VALUES('ZyBxBTtRBeixfxIO','xtwt8ronvNSf_8TP',0,0,0);
INSERT INTO "members" VALUES('qUeaeCzQCUpTKfUs','xtwt8ronvNSf_8TP',2,0,0);
INSERT INTO "members" VALUES('ZyBxBTtRBeixfxIO','3mKck7A0qBm0pWWA',0,0,0);
INSERT INTO "members" VALUES('qUeaeCzQCUpTKfUs','3mKck7A0qBm0pWWA',1,0,0);
INSERT INTO "members" VALUES('ZyBxBTtRBeixfxIO','6OKHvwMSxXy6FoT3',0,0,0);
INSERT INTO "members" VALUES('qUeaeCzQCUpTKfUs','6OKHvwMSxXy6FoT3',1,0,0);
INSERT INTO "members" VALUES('ZyBxBTtRBeixfxIO','pmkncs_dmRAjqAGc',0,0,0);
INSERT INTO "members" VALUES('qUeaeCzQCUpTKfUs','pmkncs_dmRAjqAGc',1,0,0);
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
INSERT INTO "subscriptions" VALUES('4b49f22eb6b73d56c6e742ec6398ea84d5e803881e44701899326d314586a20c','ZyBxBTtRBeixfxIO','https://push.example.org/1','BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM','tBHItJI5svbpez7KI4CCXg','en',1.79537698928124952318e+09);
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
INSERT INTO "tables" VALUES('XQHlJcV5k96jfqSt','seas-of-strife','finished',0,1.79537698856186461442e+09,1.79537698882642579078e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','XQHlJcV5k96jfqSt',NULL,'[]','{"winners":[1],"scores":[8,2,5],"ended":null,"conceded":null,"counts":true}');
INSERT INTO "tables" VALUES('9aojhrErSancMFoC','seas-of-strife','waiting',0,1.7953769888146779537e+09,1.7953769888146779537e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"Ben","online":false,"level":null,"standin":null,"reserved":true,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','XQHlJcV5k96jfqSt',NULL,'[]','null');
INSERT INTO "tables" VALUES('PQodCGT5si9aFUPl','seas-of-strife','playing',0,1.79537698881776046754e+09,1.79537699135026788716e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','PQodCGT5si9aFUPl',NULL,'[1]','null');
INSERT INTO "tables" VALUES('ly8piPaY84A__LBT','feud','playing',0,1.79537698892539644246e+09,1.79537699135284638403e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','ly8piPaY84A__LBT',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('3tW7eLMMUuFEFkpQ','turn-the-tide','playing',0,1.79537698897290349002e+09,1.7953769913701167107e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','3tW7eLMMUuFEFkpQ',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('2vczVflHUvNEvhjB','sea-change','playing',0,1.79537698904471373561e+09,1.79537699137660336492e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','2vczVflHUvNEvhjB',NULL,'[0]','null');
INSERT INTO "tables" VALUES('SPntOz-BRrY_K6z5','seas-of-strife','playing',0,1.79537698910795760157e+09,1.79537699138192415231e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','By letter','SPntOz-BRrY_K6z5',1.79546338917417478558e+09,'[1]','null');
INSERT INTO "tables" VALUES('Hpf4YRGEzxNl3CHN','seas-of-strife','waiting',1,1.79537698918816280365e+09,1.79537698918816280365e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"bot","name":"Cleo","online":true,"level":"easy","standin":null,"reserved":false,"away":null,"bot_in":null}]','','Hpf4YRGEzxNl3CHN',NULL,'[]','null');
INSERT INTO "tables" VALUES('xtwt8ronvNSf_8TP','seas-of-strife','waiting',0,1.79537698931516814231e+09,1.79537699139784836773e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"open","name":"","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":2,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','Evening round','xtwt8ronvNSf_8TP',NULL,'[]','null');
INSERT INTO "tables" VALUES('3mKck7A0qBm0pWWA','feud','playing',0,1.79537698975441789624e+09,1.79537699140288424491e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','3mKck7A0qBm0pWWA',NULL,'[0,1]','null');
INSERT INTO "tables" VALUES('6OKHvwMSxXy6FoT3','feud','finished',0,1.79537699013201928143e+09,1.79537699018636250493e+09,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Ben","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','6OKHvwMSxXy6FoT3',NULL,'[]','{"winners":[],"scores":[],"ended":"concession","conceded":0,"counts":true}');
INSERT INTO "tables" VALUES('pmkncs_dmRAjqAGc','feud','playing',0,1.79537699099986195567e+09,1795376991.41201,'[{"seat":0,"kind":"person","name":"Ada","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null},{"seat":1,"kind":"person","name":"Benjamin","online":false,"level":null,"standin":null,"reserved":false,"away":null,"bot_in":null}]','','pmkncs_dmRAjqAGc',NULL,'[0,1]','null');
CREATE TABLE tokens (
	token_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "tokens" VALUES('4b49f22eb6b73d56c6e742ec6398ea84d5e803881e44701899326d314586a20c','ZyBxBTtRBeixfxIO','device',1.79537698847613215449e+09,NULL);
INSERT INTO "tokens" VALUES('999cc2e10b0a50f45c22ce408843770e4295c23ce2bc81dbefcea51ece727ee5','qUeaeCzQCUpTKfUs','device',1.79537698854504346851e+09,NULL);
INSERT INTO "tokens" VALUES('6fdae34dd4ab46b1ba4b56b8ad0056d65a4287b699f2caa08f3f79ca7ed7e3c1','ZyBxBTtRBeixfxIO','recovery',1795376989.19289,NULL);
CREATE INDEX tables_open ON tables (phase, listed, changed);
CREATE INDEX tables_evening ON tables (evening);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tokens_guest ON tokens (guest_id, kind);
CREATE INDEX subscriptions_guest ON subscriptions (guest_id);
CREATE INDEX members_table ON members (table_id);
COMMIT;
