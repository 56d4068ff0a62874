import { EIN_ZUG, type GermanVariants, KNAPP, ZUEGE } from './parts.ts';

/** Jagden, Kämpfe und die Enden, die sie brachten; was in Jahren und Zeitaltern geschah; wer herrschte. */
export const KAEMPFE: GermanVariants = {
  'hunted.many of': [
    '@a <jagte|jagten> einen @b.gen.',
    '@a <holte|holten> sich einen @b.gen.',
    'einer @b.gen fiel @a.dat zum Opfer.',
    '@a <ging|gingen> auf die Jagd, und von @b.dat fehlte einer.',
  ],
  hunted: ['@a <jagte|jagten> @b.akk.', '@b <b:wurde|wurden> von @a.dat gejagt.', '@a <stellte|stellten> @b.dat nach.'],
  'hunted.many': [
    '@a <jagte|jagten> { MAL($times) } bei @b.dat, jedes Mal mit Beute.',
    '{ MAL($times) } <holte|holten> sich @a jemanden @b.gen.',
  ],
  'hunted.end': [
    '@a <jagte|jagten> @b.akk, und danach gab es @b.ihn nicht mehr.',
    '@a <erlegte|erlegten> @b.akk.',
    '@b <b:endete|endeten> als Beute @a.gen.',
  ],
  'eater and guest': [
    '{ MAL($times) } <fraß|fraßen> @a einen @b.gen und <handelte|handelten> mit den übrigen, und beide Seiten wurden reicher dabei.',
  ],
  'fought.won': [
    `@a <schlug|schlugen> @b.akk${KNAPP}.`,
    `@a <griff|griffen> @b.akk an und <gewann|gewannen>${KNAPP}.`,
    `@b <b:verlor|verloren> einen Kampf gegen @a.akk${KNAPP}.`,
    `zwischen @a.dat und @b.dat kam es zum Kampf, und @a <siegte|siegten>${KNAPP}.`,
  ],
  'fought.lost': [
    `@a <griff|griffen> @b.akk an und <verlor|verloren>${KNAPP}.`,
    `@b <b:schlug|schlugen> @a.akk${KNAPP} zurück.`,
    `gegen @b.akk <hatte|hatten> @a kein Glück${KNAPP}.`,
    '@b <b:hielt|hielten> gegen @a.akk stand.',
  ],
  'fought.many': [
    '@a <schlug|schlugen> @b.akk { MAL($times) }.',
    '{ MAL($times) } <b:unterlag|unterlagen> @b gegen @a.akk.',
  ],
  'fought.many lost': [
    '@a <griff|griffen> @b.akk { MAL($times) } an und <verlor|verloren> jedes Mal.',
    '{ MAL($times) } <b:wehrte|wehrten> @b @a.akk ab.',
  ],
  'fought.wild': ['@a <erlegte|erlegten>, was { IN($place) } lebte.'],
  'fought.end': [
    `@a <besiegte|besiegten> @b.akk${KNAPP}, und das war @b.sein Ende.`,
    `@b <b:fiel|fielen>${KNAPP} im Kampf gegen @a.akk.`,
    '@a <machte|machten> @b.dat ein Ende.',
    'einen Kampf mit @a.dat <b:überstand|überstanden> @b nicht.',
    `@b <b:traf|trafen> zum letzten Mal auf @a.akk und <b:unterlag|unterlagen>${KNAPP}.`,
  ],
  'lost.end': [
    `@a <griff|griffen> @b.akk an, <verlor|verloren>${KNAPP}, und das war @a.sein Ende.`,
    'ein Angriff auf @b.akk war das Letzte, was @a <tat|taten>.',
    '@a <zog|zogen> gegen @b.akk los und <kam|kamen> nicht wieder.',
    '@b <b:beendete|beendeten> @a.akk, von <dem|denen> der Angriff ausgegangen war.',
  ],
  'invaded.won': [
    `@a <drang|drangen> { NACH($place) } vor und <vertrieb|vertrieben> @b.akk${KNAPP}.`,
    `{ ORT($place) } <b:verlor|verloren> @b an @a.akk${KNAPP}.`,
  ],
  'invaded.lost': [
    `@a <wollte|wollten> { NACH($place) }; dort <b:saß|saßen> @b und <b:blieb|blieben>${KNAPP}.`,
    `{ IN($place) } <b:behauptete|behaupteten> sich @b gegen @a.akk${KNAPP}.`,
  ],
  'invaded.end': [
    `@a <drang|drangen> { NACH($place) } vor, wo für zwei kein Platz war, und <siegte|siegten>${KNAPP}. Das war das Ende @b.gen.`,
    `{ IN($place) } <b:endete|endeten> @b; @a <hatte|hatten> den Platz gewollt.`,
  ],
  'left.one': ['übrig blieb einer.', 'einer blieb übrig von @a.dat.', 'danach war von @a.dat noch einer da.'],
  died: ['das war das Ende @a.gen.', 'damit endeten die Tage @a.gen.', 'von @a.dat blieb niemand.'],
  'died.by': ['@b <b:machte|machten> @a.dat ein Ende.', 'das Ende @a.gen war das Werk @b.gen.'],
  exterminated: [
    '@a <wollte|wollten> von @b.dat niemanden übrig lassen.',
    'gegen @b.akk <ging|gingen> @a auf Vernichtung aus.',
  ],
  idle: [
    '@a <wurde|wurden> { MAL($times) } gefragt und <tat|taten> { MAL($times) } nichts.',
    '{ MAL($times) } <tat|taten> @a nichts.',
  ],
  became: ['@a <behielt|behielten> den Namen, <war|waren> aber von da an etwas anderes: { $sort }.'],
  built: ['@a <baute|bauten> { $work }.', 'als Nächstes <baute|bauten> @a { $work }.'],
  'built.again': ['@a <baute|bauten> { $works }, und nicht nur einmal.'],
  'built.many': ['@a <baute|bauten> { $works }.', '@a <errichtete|errichteten> { $works }.'],
  annexed: ['@a <nahm|nahmen> @b.akk in Besitz.', '@a <unterwarf|unterwarfen> @b.akk.'],
  'annexed.many': ['@a <unterwarf|unterwarfen> { N($n) }, einen nach dem anderen.'],
  corrupted: ['unter @a.dat wandelte sich der Fels { IN($place) }.'],
  'corrupted.many': ['Schicht um Schicht wandelte sich der Fels unter @a.dat, { N($n) } im Ganzen.'],
  rebelled: ['dann gab es einen Aufstand { IN($place) }.'],
  'rose.empire': [
    `so <stieg|stiegen> @a zur Herrschaft auf, mit { $wealth ->
      [0] leeren Händen
      [1] einem Schatz
     *[other] { N($wealth) } Schätzen
    }.`,
  ],
  'rose.horde': ['inzwischen <zählte|zählten> @a { N($lives) } Köpfe, und das Wort dafür ist Horde.'],
  capital: ['eine Hauptstadt wurde in den Fels geschlagen und hieß { $name }.'],
  others: [
    `widersprechen { $n ->
      [1] konnte noch einer
     *[other] konnten noch { N($n) }
    }.`,
  ],
  'others.none': ['sonst war niemand da, über den man herrschen konnte.'],
  'ended.empire rules': ['@a <herrscht|herrschen>, und niemand hat etwas dagegen.'],
  'ended.horde conquers': ['die letzte Schicht wandelte sich, und die Welt gehörte @a.dat.'],
  'ended.villain slain': ['so endete die Herrschaft @b.gen durch @a.akk.'],
  'ended.villain destroyed': ['so endete die Herrschaft @b.gen.'],
  'ended.villain dead': ['so endete die Herrschaft @b.gen.'],
  'ended.stalemate': ['gewonnen hat niemand.'],
  'ended.world conquered': ['die Welt hatte einen neuen Herrn, und das <b:war|waren> @b.'],
  'ended.attack beaten': ['der Angriff war abgeschlagen, und die Oberwelt war gerettet.'],
  'ended.all minds taken': ['danach gab es keinen Geist mehr, der nicht @b.dat gehörte.'],
  'ended.land overrun': ['das Land gehörte den Toten.'],
  'ended.surface ruled': ['die Oberwelt gehörte @b.dat.'],
  'ended.undecided': ['entschieden wurde es nie.'],
  'ended.last era': ['die Zeitalter waren um, und niemand herrschte.'],
  'ended.ten treasures': ['@a <besaß|besaßen> am meisten, und dabei blieb es.'],
  'ended.too many groups': ['für eine Welt waren es zu viele, und weiter ging es nicht.'],
  'alive.surface': ['unten ist niemand mehr. Oben <gibt|gibt> es @a.akk.'],
  'fought.even': [
    '@a und @b kämpften, und niemand gewann.',
    'zwischen @a.dat und @b.dat gab es einen Kampf ohne Sieger.',
  ],
  'fought.even.many': ['@a und @b kämpften { MAL($times) }, und niemand gewann.'],
  'fought.beast': [
    '@a <erlegte|erlegten> { $beast }.',
    '@a <tötete|töteten> { $beast }.',
    '@a <räumte|räumten> { $beast } aus dem Weg.',
  ],
  'fought.beast lost': ['@a <griff|griffen> { $beast } an und <zog|zogen> den Kürzeren.'],
  'fought.beast even': ['@a <traf|trafen> auf { $beast }, und niemand gewann.'],
  'died.beast': ['@a <traf|trafen> auf { $beast } und <überlebte|überlebten> es nicht.'],
  abandoned: ['@a <gab|gaben> auf und <ging|gingen>.'],
  'abandoned.paid': ['mehr <hatte|hatten> @a nicht, und so <ging|gingen> @a.pro.'],
  'party.left': [
    `@a <stieg|stiegen> wieder hinauf, { $n ->
      [0] mit leeren Händen
      [1] mit einem Schatz
     *[other] mit { N($n) } Schätzen
    }.`,
  ],
  'party.fled': ['was von @a.dat übrig war, floh hinauf.'],
  'weird.Walled off': ['zwischen @a.dat und @b.dat wurde eine Mauer gezogen.'],
  'weird.Besieged': ['@a und @b belagerten einander.'],
  'weird.Magic mishap': ['dann waren @a und @b jeweils am Ort des anderen, und niemand hatte sich bewegt.'],
  merged: ['was von @a.dat übrig war, ging in @b.dat auf.'],
  hungry: ['{ MAL($times) } <fand|fanden> @a nichts zu fressen und <lebte|lebten> vom Vorrat.'],
  'hungry.one': ['einmal <fand|fanden> @a keine Beute und <lebte|lebten> vom Vorrat.'],
  yoked: ['@b <b:musste|mussten> von da an tun, was @a <wollte|wollten>.', '@a <zwang|zwangen> @b.akk zum Gehorsam.'],
  slaves: ['@a <machte|machten> { IN($place) } einen Gefangenen.'],
  'slaves.many': ['@a <machte|machten> { MAL($times) } Gefangene.'],
  ruined: ['Werke @a.gen wurden niedergerissen.'],
  'lost life': [
    `@a <verlor|verloren> { $n ->
      [1] einen der @a.ihren
     *[other] { N($n) } der @a.ihren
    }.`,
  ],
  released: ['@a <war|waren> wieder frei.'],
  'attacked.won': ['@a <zog|zogen> gegen die Oberwelt und <nahm|nahmen> sie ein.'],
  'attacked.lost': ['@a <zog|zogen> gegen die Oberwelt und <wurde|wurden> dort geschlagen.'],
  'rose.dungeon master': ['@a <machte|machten> sich zum Herrn der Verliese.'],
  'rose.thought lords': ['in der Tiefe hatten die Gedankenfürsten ein Becken gefüllt.'],
  'rose.liche king': ['@a <erwachte|erwachten> zwischen den Gräbern.'],
  'rose.alpha villain': ['@a <war|waren> über alle anderen Tiere hinausgewachsen und <herrschte|herrschten>.'],
  'six treasures': ['das machte sechs Schätze, und alle gehörten @a.dat.'],
  'ten treasures': ['inzwischen <besaß|besaßen> @a zehn Schätze.'],
  'irony.betrayal': [
    `zwischen den beiden bestand ein Bund; er war { $n ->
      [0] noch kein bisschen alt
      [1] ${EIN_ZUG} alt
     *[other] seit { N($n) } ${ZUEGE} geschlossen
    }.`,
  ],
  'irony.chain': [
    'durch @b.akk war einst @c umgekommen.',
    'was @b mit @c.dat gemacht <b:hatte|hatten>, geschah nun @b.dat.',
  ],
  'irony.nobody to rule': [
    '{ N($n) } Runden lang war das Reich ein Reich mit einem Untertan, und der war der Herrscher.',
  ],
  'irony.same room': [
    'an derselben Stelle war @c durch @a.akk umgekommen.',
    'dort <hatte|hatten> schon @a einmal ein Ende gemacht, nämlich @c.dat.',
  ],
  'irony.last order': [
    'was @a vorbereitet <hatte|hatten>, lag noch da.',
    'ein Vorteil, für später aufgehoben, blieb ungenutzt.',
  ],
  'irony.friend’s price': ['den Vorteil dafür <hatte|hatten> @a aus einem Geschäft mit @b.dat.'],
  'irony.the small one': ['gekommen <war|waren> @a { KOEPFE($n) }.'],
  'irony.late': ['@b, auf deren Rechnung das Ende der ersten ging, <b:lebte|lebten> da nicht mehr.'],
  'irony.rich': ['reicher <war|waren> @a nie gewesen.'],
  'irony.steadfast': ['zwischen @a.dat und @b.dat war nie ein Schlag gefallen.'],
  called: ['@b <b:nannte|nannten> @a.akk „{ $epithet }“.', 'für @b.akk <hieß|hießen> @a von da an „{ $epithet }“.'],
  'called.all': [
    '@a <hieß|hießen> danach „{ $epithet }“.',
    'dafür gab es einen Namen, „{ $epithet }“, und @a <trug|trugen> ihn.',
  ],
  'called.over': ['„{ $epithet }“ <b:hatte|hatten> bis dahin @b geheißen; nun <war|waren> es @a.'],
  'alive.one': ['übrig <ist|sind> @a, { IN($place) }.', 'von allen <ist|sind> noch @a da, { IN($place) }.'],
  'alive.many': [
    'am Leben sind noch { $all }.',
    'übrig sind { $all }.',
    'wer zählt, wer noch da ist, kommt auf { $all }.',
  ],
  'alive.none': ['übrig ist niemand.', 'fragen kann man niemanden mehr.'],
  'lying.named': [
    `{ IN($place) } { $n ->
      [1] liegt
     *[other] liegen
    } { $treasures }, und niemand hat { $n ->
      [1] es
     *[other] sie
    } geholt.`,
  ],
  'lying.plain': [
    `irgendwo dort unten { $n ->
      [1] liegt ein Schatz, der niemandem
     *[other] liegen { N($n) } Schätze, die niemandem
    } { $n ->
      [1] gehört
     *[other] gehören
    }.`,
  ],
  'last.3': ['es ist genau so geraten.', 'die Gottheit hat nichts geändert.'],
  'last.4': ['geplant war das nicht.', 'auch das hatte niemand entworfen.'],
  'last.6': ['die Welt wird nicht enden.'],
  'last.7': ['die Familie hat sich nicht versöhnt.', 'gesprochen wird dort noch nicht wieder.'],
  'last.8': ['der Schläfer hat sich umgedreht.', 'aufgewacht ist niemand.'],
  'last.9': ['der nächste Zug steht aus.', 'die andere Seite ist am Zug.'],
  'last.other': [
    'der Rest ist Fels.',
    'mehr ist nicht bekannt.',
    'sonst ist es dort unten still.',
    'die Gänge sind alle noch da.',
  ],
};

/** Zeitangaben, hinter denen das Zeitwort steht. */
export const ZEITEN = {
  at: {
    turn: 'im { ORD($turn) } Zug',
    round: 'in der { ORD($turn) } Runde',
    year: 'im Jahr { $turn }',
    era: 'im { ORD($turn) } Zeitalter',
  },
  next: { turn: 'einen Zug später', round: 'eine Runde später', year: 'ein Jahr später', era: 'ein Zeitalter später' },
  later: {
    turn: '{ N($gap) } Züge später',
    round: '{ N($gap) } Runden später',
    year: '{ N($gap) } Jahre später',
    era: '{ N($gap) } Zeitalter später',
  },
  back: {
    turn: 'schon im { ORD($turn) } Zug',
    round: 'schon in der { ORD($turn) } Runde',
    year: 'schon im Jahr { $turn }',
    era: 'schon im { ORD($turn) } Zeitalter',
  },
} as const;
