/** What no fused word may be (CH-NAM-06): slurs and body parts, 400 words of English, German, French and Spanish, as names are compared. */
export const REFUSED: readonly string[] = `
abo affe aisselle anal anus armpit arsch arse axila barriga bastard bastardo batard bauch beaner becken bein belly bicot bimbo bint bitch
bite bladder blase blodmann bloody bobo boca boche bollock boludo boob bosom bottom bouche bouffon bougnoule bowel brain bras brazo breast
brust brustwarze bugger bum busen butt buttock cabeza cabron cabrona cadera calf capullo cara cerebro cerveau chatte chav cheek chest
cheville chin chink chino cholo cock codo coger cojon cojones colon connard cono coolie coon cornudo cou coude couille cracker crap cretin
cretine cripple crotch crouille cuello cuisse cul culo cunt dago damn darkie darm daumen debile dedo depp dick dildo dirne doigt doofmann
dork dos drecksau dumbass dummkopf dunce dwarfy dyke ear eichel elbow ellbogen encule enculer eskimo espalda estomac estomago estupido euter
eyeball fag fatso ferse fesse fick finger finne flittchen floozy foie follar foreskin fotze foutre freak frente front fuck furcia fuss garce
garganta gehirn genick genital genou gesaess gilipollas gimp gippo git gitano gland gogol golfa golliwog gook gorge gouine groin guarra gum
gut gypsy hals hanche harlot haut hick higado hintern hip hode hoden hombro honky hooker hostia huefte huevon hure hurensohn hussy hymen
idiot idiotin imbecil imbecile indio injun jackass jambe jap jaw jerk joder joue jowl kacke kanake kehle kidney kike kinn knacker knee
kneecap knie knob kopf kotze kretin krueppel labia labio langue leber leg lela lende lengua lip loca luder lump lunatic malparido mamada
mamon marica maricon maricona mariquita merde midget mierda minger mischling miststueck mohr mongo moro moron mujerzuela mulato mulatto
munter muschi naco nafri nazi necio neger negrata negre negresse negro negroid nigg nonce numpty nutte nutter oaf pack paki panchito pansy
pede pelotudo pendejo penis penner peon perra pervert picha pija pikey pillock pimmel pimp pinche piss pisse plonker polack polacke polla
ponce poof porn pouffe pouffiasse prat prick proll prostitute psycho pussy puta putain pute puto queer racaille ramera rape rectum redneck
redskin retard retrasado ripou rital saftsack salaud salopard salope sau savage scheide scheiss schlampe schlitzauge schwanz schwein
schwuchtel scrotum scum semen sexe shag shit skank slag slapper slave slut sod sodomite spast spasti spastic spaz sperm spic spinner squaw
strumpet sudaca tapette tarado tarlouze tart teton tits titte tolpel tonto tosser towelhead tramp tranny travelo triso trottel trouduc tunte
turd twat twerp twit vagina verga vermin vulva wank weib wench whitey whore wichs wichser wog wop yid yokel youpin zigeuner zopenco zorra
`
  .trim()
  .split(/\s+/);
