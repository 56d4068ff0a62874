import { BESITZ, DRUM, type GermanVariants, KNAPP } from './parts.ts';

/** Wer kam, wer wem was tat. */
export const TATEN: GermanVariants = {
  'came.one': [
    '@a <zog|zogen> { NACH($place) }.',
    '@a <ließ|ließen> sich { IN($place) } nieder.',
    `@a <kam|kamen> { NACH($place) } und <brachte|brachten> ${BESITZ} mit.`,
    '{ IN($place) } <wohnte|wohnten> nun @a.',
  ],
  'came.many': [
    '@a <bezog|bezogen> { ORT($place) }, { KOEPFE($lives) }.',
    '@a <kam|kamen> { NACH($place) }, { KOEPFE($lives) }.',
    `@a <richtete|richteten> sich { IN($place) } ein und <hatte|hatten> ${BESITZ}.`,
    '{ IN($place) } <lebte|lebten> nun @a, { KOEPFE($lives) }.',
  ],
  'came.before': [
    '@a <wohnte|wohnten> schon länger { IN($place) }.',
    '@a <saß|saßen> seit langem { IN($place) }.',
    '{ IN($place) } <lebte|lebten> schon eine Weile @a.',
    '@a <war|waren> längst da, { IN($place) }.',
  ],
  'came.next': ['@a <kam|kamen> als Nächstes, { KOEPFE($lives) }.', 'dann <kam|kamen> @a.'],
  'came.split': [
    '@a <trennte|trennten> sich von @b.dat und <ging|gingen> eigene Wege.',
    'ein Teil @b.gen ging eigene Wege; so <entstand|entstanden> @a.',
  ],
  'came.kingdom': ['oben an der Sonne <b:lag|lagen> @b.', 'auf der Oberwelt <b:stand|standen> @b.'],
  'came.party': [
    'von der Oberwelt <b:kam|kamen> @b herab, { KOEPFE($lives) }.',
    'es <b:kam|kamen> von oben: @b, { KOEPFE($lives) }.',
  ],
  visitors: [
    '{ N($n) } weitere kamen und fanden durch @a.akk ihr Ende: { $all }.',
    'mit @a.dat bekamen es noch andere zu tun, und keiner überlebte es: { $all }.',
  ],
  'visitors.own': ['{ N($n) } weitere kamen, griffen @a.akk an und gingen daran zugrunde: { $all }.'],
  driven: ['@a <floh|flohen> { NACH($place) }.', '@a <entkam|entkamen> { NACH($place) }.'],
  'moved.many': ['@a <zog|zogen> { MAL($n) } um, zuletzt { NACH($place) }.'],
  'left world': ['@a <ging|gingen> fort und <sagte|sagten> nicht, wohin.'],
  leader: [
    'der Kopf @a.gen hieß { $full }.',
    'an der Spitze @a.gen stand { $full }.',
    'angeführt <wurde|wurden> @a von { $full }.',
  ],
  'leader.next': [
    'nach diesem Tod stand { $full } an der Spitze @a.gen.',
    'auf den Platz an der Spitze @a.gen kam { $full }.',
  ],
  'leader.fell': ['{ $person } fiel dort.', 'unter den Toten war { $person }.', 'auch { $person } kam dabei um.'],
  traded: [
    '@a <handelte|handelten> mit @b.dat, und beide hatten etwas davon.',
    'zwischen @a.dat und @b.dat ging Ware hin und her.',
    'mit @b.dat <machte|machten> @a Geschäfte.',
  ],
  'traded.many': ['@a <handelte|handelten> { MAL($times) } mit @b.dat.'],
  allied: [
    '@a <bot|boten> @b.dat einen Bund an, und er wurde angenommen.',
    'zwischen @a.dat und @b.dat kam ein Bund zustande.',
    '@a <schloss|schlossen> mit @b.dat einen Bund.',
  ],
  'allied.many': ['{ MAL($times) } schlossen @a und @b einen Bund.'],
  offers: [
    '{ MAL($times) } <bot|boten> @a @b.dat einen Bund an; angenommen wurde er { MAL($taken) }, abgelehnt { MAL($not) }.',
  ],
  refused: [
    '@a <wollte|wollten> einen Bund mit @b.dat und <bekam|bekamen> ihn nicht.',
    'von einem Bund mit @a.dat <b:wollte|wollten> @b nichts wissen.',
    '@b <b:lehnte|lehnten> einen Bund mit @a.dat ab.',
  ],
  'refused.many': ['{ MAL($times) } <bat|baten> @a @b.akk um einen Bund, jedes Mal vergebens.'],
  stole: [
    `@a <bestahl|bestahlen> @b.akk${KNAPP}.`,
    `@a <nahm|nahmen> @b.dat einen Schatz weg${KNAPP}.`,
    '@b <b:vermisste|vermissten> einen Schatz; er lag jetzt bei @a.dat.',
    `ein Schatz @b.gen kam durch Diebstahl an @a.akk${KNAPP}.`,
  ],
  'stole.named': [
    `@a <nahm|nahmen> @b.dat { $treasures } weg${KNAPP}.`,
    `{ $treasures } kam durch Diebstahl von @b.dat zu @a.dat${KNAPP}.`,
  ],
  'stole.many': [
    '@a <bestahl|bestahlen> @b.akk { MAL($times) }.',
    '{ MAL($times) } <b:wurde|wurden> @b von @a.dat bestohlen.',
  ],
  'theft failed': [
    `@a <versuchte|versuchten> @b.akk zu bestehlen und <scheiterte|scheiterten>${KNAPP}.`,
    '@b <b:behielt|behielten>, was @a holen <wollte|wollten>.',
    `ein Diebstahl bei @b.dat misslang { $lives ->
      [0] {""}
      [1] und kostete @a.akk einen der Ihren
     *[other] und kostete @a.akk { N($lives) } der Ihren
    }.`,
  ],
  'theft failed.many': ['{ MAL($times) } <versuchte|versuchten> @a @b.akk zu bestehlen, jedes Mal vergebens.'],
  extorted: [
    `@a <forderte|forderten> von @b.dat einen Schatz und <bekam|bekamen> ihn${KNAPP}.`,
    '@b <b:zahlte|zahlten> an @a.akk; eine Wahl gab es nicht.',
    'Ruhe vor @a.dat kostete @b.akk einen Schatz.',
  ],
  'extorted.named': ['@a <forderte|forderten> von @b.dat { $treasures } und <bekam|bekamen> es.'],
  'extorted.many': ['{ MAL($times) } <b:zahlte|zahlten> @b an @a.akk.'],
  'extortion failed': [
    `@a <verlangte|verlangten> Geld von @b.dat und <bekam|bekamen>${KNAPP} keines.`,
    '@b <b:weigerte|weigerten> sich, an @a.akk zu zahlen.',
  ],
  'extortion failed.many': [
    '{ MAL($times) } <verlangte|verlangten> @a Geld von @b.dat, und { MAL($times) } gab es keines.',
  ],
  bribed: [
    '@a <zahlte|zahlten> an @b.akk, um in Ruhe gelassen zu werden.',
    '@b <b:nahm|nahmen> von @a.dat einen Schatz und <b:gab|gaben> Ruhe.',
  ],
  'bribe failed': ['@a <bot|boten> @b.dat ein Bestechungsgeld, und es war zu wenig.'],
  'left.treasure': [
    `{ $n ->
      [1] ein Schatz blieb
     *[other] { N($n) } Schätze blieben
    } liegen.`,
    `zurück { $n ->
      [1] blieb ein Schatz
     *[other] blieben { N($n) } Schätze
    }.`,
  ],
  'left.taken': ['was übrig war, <nahm|nahmen> @a an sich.', '@a <sammelte|sammelten> ein, was liegen geblieben war.'],
  gathered: [
    `@a <hob|hoben> { $n ->
      [1] einen Schatz
     *[other] { N($n) } Schätze
    } auf, die herumlagen.`,
    `@a <fand|fanden> { $n ->
      [1] einen herrenlosen Schatz
     *[other] { N($n) } herrenlose Schätze
    }.`,
  ],
  passed: [
    `{ $treasures } { $count ->
      [1] gehörte
     *[other] gehörten
    } nun @b.dat.`,
    `{ $treasures } { $count ->
      [1] kam
     *[other] kamen
    } an @b.akk.`,
  ],
  quest: ['@a <gab|gaben> @b.dat einen Auftrag.'],
  shrine: ['@a <errichtete|errichteten> neben der Wohnung @b.gen einen Schrein.'],
  served: ['@a <tat|taten> @b.dat einen Dienst.'],
  'served.many': ['@a <diente|dienten> @b.dat { MAL($times) }.'],
  grudge: [`das war die Rechnung ${DRUM}.`],
};
