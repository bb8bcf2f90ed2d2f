/** The other half of definitions.py: `node BUNDLE` reads what is to be looked at, and writes what the page says of it. */
import { gameInfo } from '../../frontend/src/engine/options';
import { barred, examine } from '../../frontend/src/games/feud/own/bench';
import { DATA } from '../../frontend/src/games/feud/own/data';
import { any, encoded, misshapen, problems } from '../../frontend/src/games/feud/own/definitions';
import { codecs, explain } from '../../frontend/src/games/feud/own/index';
import { changeProblems, listProblems } from '../../frontend/src/games/feud/own/tables';
import { isObject } from '../../frontend/src/lib/storage';

const { maneuver_changes: CHANGES, own_maneuvers: OWN } = codecs;
const both = (tell) => DATA.languages.map(tell);
const told = (found) => [...found].map((problem) => [problem.place, problem.code, problem.data, both((language) => problem.words(language))]);
const listed = (articles) => articles && both((language) => articles[language]);

const said = (tables) => (definition) => ({
  problems: tables.map((options) => told(problems(definition, options))),
  articles: listed(examine(definition).articles),
  encoded: any(problems(definition, DATA.widest, false)) ? null : encoded(definition),
  barred: any(misshapen(definition)) ? {} : barred(definition),
});

const saidOfList = (tables) => (value) => {
  const fitting = OWN.fitting(value, DATA.widest);
  return { problems: tables.map((options) => told(listProblems(value, options))), fitting, encoded: OWN.encoded(fitting) };
};

const saidOfChanges = (maneuvers) => (value) => {
  const fitting = CHANGES.fitting(value, {});
  const found = isObject(value) ? Object.entries(value).flatMap(([name, each]) => [...changeProblems(name, each)]) : [];
  const wrong = CHANGES.wrong(value, {}) !== '';
  return { problems: told(found), wrong, fitting, encoded: CHANGES.encoded(fitting), articles: listed(explain({ maneuvers, maneuver_changes: fitting })) };
};

const saidOfForm = (description) => (given) => {
  const { options, seats, level_note } = gameInfo('feud', { ...description, codecs }, given, []);
  return { options, seats, level_note };
};

const { tables, maneuvers, description, definitions, lists, changes, forms } = JSON.parse(await new Response(process.stdin).text());
console.log(
  JSON.stringify({
    definitions: definitions.map(said(tables)),
    lists: lists.map(saidOfList(tables)),
    changes: changes.map(saidOfChanges(maneuvers)),
    forms: forms.map(saidOfForm(description)),
  }),
);
