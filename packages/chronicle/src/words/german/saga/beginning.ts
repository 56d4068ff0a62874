import { type GermanVariants, SCHAETZE, ZUEGE } from './parts.ts';

/** Wie die Welt begann, die Völker, ihre Werke und ihr Ende. */
export const ANFANG: GermanVariants = {
  'creation.1': [
    'diese Welt ist, was von einem ermordeten Gott übrig blieb.',
    'ein Gott wurde ermordet, und was blieb, ist diese Welt.',
  ],
  'creation.2': [
    'Himmel und Meer liebten sich, und diese Welt ist ihr Kind.',
    'der Himmel liebte das Meer, und daraus wurde die Welt.',
  ],
  'creation.3': [
    'eine Gottheit entwarf die Welt, und sie geriet genau so; das ist seltener, als es klingt.',
    'es gab einen Plan für diese Welt, und sie hielt sich daran.',
  ],
  'creation.4': [
    'eine Gottheit entwarf die Welt, und sie geriet ganz anders.',
    'geplant war eine Welt; welche, weiß man nicht, nur dass es nicht diese war.',
  ],
  'creation.5': ['niemand hat die Welt gemacht. Sie kam von selbst.', 'erst war das Chaos, danach die Welt.'],
  'creation.6': [
    'die Welt hat nie begonnen und wird nie enden.',
    'einen ersten Tag hatte diese Welt nicht, und einen letzten bekommt sie nicht.',
  ],
  'creation.7': [
    'die Welt entstand aus einem Streit in einer Familie des Himmels.',
    'im Himmel zerstritt sich eine Familie, und dabei kam die Welt heraus.',
  ],
  'creation.8': [
    'die Welt ist ein Traum, und jemand schläft noch.',
    'jemand träumt diese Welt und ist nicht aufgewacht.',
  ],
  'creation.9': [
    'die Welt ist ein Zug in einem größeren Spiel.',
    'andere spielen ein Spiel, und diese Welt ist einer ihrer Züge.',
  ],
  'creation.none': [
    'wie die Welt begann, ist nicht überliefert.',
    'vom Anfang ist nichts aufgeschrieben.',
    'zuerst war da nur Fels.',
    'wer das alles gemacht hat, steht nirgends.',
  ],
  ground: [
    'unter { $lands } lagen { N($strata) } Schichten Fels.',
    '{ N($strata) } Schichten Fels lagen unter { $lands }.',
  ],
  features: ['darin gab es { $features }.', 'der Fels barg { $features }.', 'wer grub, fand { $features }.'],
  'features.bare': ['es gab dort { $features }.', 'wer grub, fand dort manches: { $features }.'],
  'founded.dwarves': [
    'des Erzes wegen kamen Zwerge und nannten den Ort { $name }.',
    'die ersten dort waren Zwerge; ihre Stadt hieß { $name }.',
  ],
  'founded.magicians': [
    'zuerst kamen Magier und nannten ihre Stadt { $name }.',
    '{ $name } wurde von Magiern gegründet, um einen Stein der Beschwörung herum.',
  ],
  'founded.aliens': [
    '{ $name } kam von außerhalb der Welt, mit einer Besatzung.',
    'dann landete etwas. Die Besatzung nannte den Ort { $name }.',
  ],
  'founded.demons': ['ein Tor ging auf, und Dämonen kamen hindurch.', 'Dämonen kamen, durch ein eigenes Tor.'],
  'founded.deep elves': [
    'Tiefelfen kamen und bauten { $name }.',
    '{ $name } war eine Stadt der Tiefelfen und die erste, die es gab.',
  ],
  'founded.next': [
    'auch { $folk } kamen, und sie wohnten in { $name }.',
    '{ $folk } kamen ebenfalls; ihr Ort hieß { $name }.',
  ],
  'folk.founded': ['die ersten waren { $folk }.', 'zuerst kamen { $folk }.'],
  'folk.founded.next': ['auch { $folk } kamen.', 'dann kamen { $folk }.'],
  colonies: [
    `von dort aus { $n ->
      [1] wurde { $names } gegründet
     *[other] wurden { N($n) } Orte gegründet: { $names }
    }.`,
    `nicht alle blieben; { $n ->
      [1] eine Tochterstadt entstand
     *[other] { N($n) } Tochterstädte entstanden
    }: { $names }.`,
  ],
  'aim.eternal life': ['was sie wollten, war ewiges Leben.'],
  'aim.godlike power': ['was sie wollten, war die Macht von Göttern.'],
  'aim.to leave this plane': ['was sie wollten, war fort.', 'sie wollten diese Welt verlassen.'],
  'aim.to remake this plane': ['was sie wollten, war eine bessere Welt an dieser Stelle.'],
  'works.one': ['ein Werk haben sie hinterlassen: { $works }.', 'sie bauten { $works }.'],
  works: [
    `in { N($turns) } ${ZUEGE} bauten sie { $works }.`,
    'eins nach dem anderen bauten sie { $works }.',
    'hinterlassen haben sie, der Reihe nach, { $works }.',
  ],
  'works.some': [`in { N($turns) } ${ZUEGE} bauten sie { N($n) } Arten von Werken, darunter { $works }.`],
  'tomb first': [
    'das Grab stand früh auf dieser Liste. Gestorben war noch niemand.',
    'an das Grab dachten sie, bevor es jemanden zu begraben gab.',
  ],
  toil: ['im Übrigen wurde gegraben, { MAL($times) }.', 'der Rest war Graben.'],
  'people.gathered': [`heim brachten sie ${SCHAETZE.replace('ein Schatz', 'einen Schatz')}.`],
  troubles: ['zu überstehen gab es { $troubles }.', 'dazwischen gab es { $troubles }.'],
  'people.lost': [
    `es kostete sie { $n ->
      [1] einen der Ihren
     *[other] { N($n) } der Ihren
    }.`,
  ],
  halls: [
    `in ihren Räumen { $n ->
      [1] blieb ein Schatz
     *[other] blieben { N($n) } Schätze
    } zurück.`,
  ],
  'crafted.one': [
    'eines ihrer Stücke bekam einen Namen: { $treasures }.',
    'sie schufen { $treasures } und behielten es.',
  ],
  crafted: ['{ N($n) } Stücke bekamen Namen: { $treasures }.', 'was sie schufen, hieß zum Teil: { $treasures }.'],
  'crafted.some': ['{ N($n) } Stücke bekamen Namen, darunter { $treasures }.'],
  'crafted.nobody': [
    `{ $n ->
      [1] ein Ding mit Namen kam ans Licht, das dort niemand gemacht hatte
     *[other] { N($n) } Dinge mit Namen kamen ans Licht, die dort niemand gemacht hatte
    }: { $treasures }.`,
  ],
  height: ['auf der Höhe waren sie { N($lives) }.', 'zu ihrer besten Zeit zählten sie { N($lives) }.'],
  'woke.group': ['wo @a <lebte|lebten>, erwachte etwas.'],
  'woke.plague': ['sie gruben eine schlafende Seuche an, und sie erwachte.'],
  'woke.fate': ['sie öffneten einen Ort des Schicksals.'],
  'woke.encounter': ['wo sie gruben, wohnte schon etwas und hatte Einwände.'],
  'woke.wyrm': ['wo sie gruben, schlief ein Lindwurm; sie bezahlten ihn dafür, weiterzuschlafen.'],
  'woke.trap': ['sie gruben in eine Falle.'],
  disaster: ['dann gab es einen Unfall, und { N($n) } Räume lagen in Trümmern.', 'ein Unfall kostete { N($n) } Räume.'],
  'disaster.unhurt': ['verletzt wurde niemand.'],
  'disaster.earthquake': ['dann bebte die Erde.'],
  'disaster.other': ['dann kam das große Unglück.'],
  'disaster.plague': ['dann kam eine Seuche.'],
  'disaster.river': ['dann brach ein Fluss ein.'],
  'disaster.magma': ['dann schmolz der Fels von unten.'],
  'disaster.star': ['dann fiel ein Stern.'],
  'end.ten dwarves': [
    'das machte zehn Zwerge, untergebracht, zahlungsfähig und am Leben, und der Streit darüber beendete { $name }.',
  ],
  'end.diaspora': [
    'dann verließen alle { $name } auf der Straße.',
    'nach { N($turns) } Zügen gingen sie fort aus { $name }, alle.',
  ],
  'end.fate': ['das Schicksal beendete { $name }, kaum dass es geöffnet war.'],
  'end.no one left': ['dann war in { $name } niemand mehr.'],
  'end.prospered': ['{ $name } gedieh, hatte alles und brauchte die Welt nicht mehr.'],
  'end.departed': ['dann verließen sie die Welt, wie sie gekommen waren, und { $name } blieb zurück.'],
  'end.colony lost': ['dann ging { $name } verloren.'],
  'end.megastructure destroyed': ['als das große Bauwerk fiel, fiel { $name } mit.'],
  'end.out of time': ['nach { N($turns) } Zügen war die Zeit von { $name } um.'],
  'end.war with the surface dwellers': ['dann zog { $name } gegen die Oberwelt in den Krieg, und die Oberwelt gewann.'],
  'end.the slaves rise': [
    'dann zählten sich die Sklaven von { $name }, und es waren mehr als alle anderen. Sie erhoben sich.',
  ],
  'end.the last demon': [
    'als von dem ganzen Hof ein Dämon übrig war, hatte er gewonnen, und das Tor schloss sich hinter ihm.',
  ],
  'end.no demon left': ['sie brachten einander um, bis auf den letzten. Das Tor schloss sich hinter niemandem.'],
  'end.vengeance': ['was { $name } gebunden hatte, riss sich los, und es kam zur Rache.'],
  'end.surface war': [
    'ihr Schacht kam unter der Sonne heraus. Der Krieg mit der Oberwelt, der folgte, war das Ende von { $name }.',
  ],
  'end.slave revolt': ['dann erhoben sich die Sklaven von { $name }, und es war vorbei.'],
  'end.civil war': ['für eine Stadt waren sie zu viele, und { $name } endete im Krieg mit sich selbst.'],
  'end.died out': ['{ $name } starb aus.'],
  'end.decline': ['Jahre vergingen, und von { $name } blieb immer weniger, bis nichts mehr da war.'],
  'folk.end.fate': ['ein Ort des Schicksals wurde geöffnet, und danach gab es { $folk } hier nicht mehr.'],
  'folk.end.no one left': ['dann war niemand mehr übrig.'],
  'folk.end.bottom of the page': ['sie gruben, bis es nicht tiefer ging, und waren fort.'],
  'folk.end.too deep': ['sie hatten zu tief gegraben, und daran gingen sie zugrunde.'],
  'folk.end.gone home': ['einer nach dem anderen ging heim, bis keiner mehr da war.'],
  'folk.end.war with heaven': [
    'was sie gruben, führte hinauf in den Himmel; der hatte etwas dagegen, und das war ihr Ende.',
  ],
  'folk.end.chaos': ['es endete im Chaos, und sie hatten es selbst gemacht.'],
  'folk.end.no city left': ['als sie keine Stadt mehr hatten, gab es auch sie nicht mehr.'],
  'folk.end.war with the humans': ['sie kamen hinauf an die Sonne und in einen Krieg mit denen, die darunter lebten.'],
  'people.slaves': [
    `{ $n ->
      [1] ein Gefangener wurde
     *[other] { N($n) } Gefangene wurden
    } gemacht.`,
  ],
  'people.revolt': ['{ MAL($times) } erhoben sich ihre Sklaven.'],
};
