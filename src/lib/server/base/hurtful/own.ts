/** Words that hurt in a class and stand in no list of obscene ones; of Ukrainian, for which there is none, those too. `*` means every ending. */

/** Words stand between spaces, phrases between commas. */
interface Own {
	readonly words: string;
	readonly phrases: string;
}

const BY_LANGUAGE: Readonly<Record<string, Own>> = {
	en: {
		words: `idiot* moron* stupid stupidest dumb dumbass* dumbo retarded losers ugly pathetic worthless crybaby
			fatso fatty lardass weirdo scumbag* imbecile* dimwit* halfwit* douche* stfu gtfo kys asshat* dickhead* fucker* motherfuck*`,
		phrases: `shut up, go to hell, kill yourself, i hate you, you suck, nobody likes you, no one likes you, fat cow, fat pig,
			go die, drop dead, you loser, such a loser, what a loser, you are a loser, you dick, a dick, my ass, your ass, an ass, you are trash, you are garbage, piss off, screw you, you are disgusting`
	},
	de: {
		words: `idiot* blöd blöde blöder blödes blöden blödmann dumm dumme dummer dummes dummen dümmste* dummkopf* doof doofe* trottel trotteln
			depp deppen vollidiot* spast spasti* spacko* missgeburt* behindert fettsack fettsau hässlich* wichser* arsch* scheiß*
			scheiss* verpiss* schlampe* hure huren hurensohn nutte* fick fickt ficken ficker gefickt drecksau drecksack dreckskerl versager* penner*
			hirnlos* schwachkopf* schwuchtel* kanake* verrecke miststück* arschloch* fresse`,
		phrases: `du opfer, du loser, dick und fett, bist dick, fette sau, fette kuh, fettes schwein, blöde kuh, dumme kuh, dumme gans, halt die fresse, halt die klappe,
			halts maul, halt's maul, halt dein maul, du stinkst, niemand mag dich, keiner mag dich, bring dich um, ich hasse dich`
	},
	fr: {
		words: `idiot idiote idiots idiotes crétin* débile débiles imbécile* abruti* stupide stupides bouffon bouffonne moche moches gogol
			mongolien* attardé* salaud* salope salopes connard* connasse* enculé* fdp ntm pute putes putain* merde* merdeux boloss bougnoul*
			pédé pédés minable* cassos niquer`,
		phrases: `nique-toi, je te nique, sale tapette, ferme ta gueule, pauvre con, sale con, gros con, petit con, espèce de con, t'es con, tu es con, t'es conne, sale conne, grosse vache,
			gros porc, grosse truie, sale porc, ta gueule, ferme-la, va te faire, va mourir, va crever, je te déteste,
			personne ne t'aime, tue-toi, suicide-toi, sale race, tu pues, bon à rien, bonne à rien, tu sers à rien`
	},
	es: {
		words: `idiota* imbécil* estúpid* tonto tonta tontos tontas gilipollas subnormal* retrasado retrasada mongólic* tarad*
			asqueroso asquerosa mierda* puta putas puto putos cabrón* maricón* marica* fracasado fracasada
			pendej* jódete coño bobo boba bastard* malparid* huevón mátate muérete púdrete`,
		phrases: `eres un capullo, eres un perdedor, eres una perdedora, eres una zorra, eres un inútil, eres una inútil, eres feo, eres fea, qué feo eres, qué fea eres, eres gorda, eres gordo, vaca gorda,
			gorda asquerosa, cállate la boca, cierra la boca, que te den, vete al infierno, te odio, nadie te quiere, das asco,
			hijo de puta, eres basura, no sirves para nada`
	},
	ar: {
		words: `غبي غبية أغبياء أحمق حمقاء حمقى حقير حقيرة وسخ وسخة قبيح قبيحة أبله بلهاء معتوه* فاشل فاشلة
			اخرس اخرسي أكرهك شرموط* قحبة عاهرة خرا خراء منيوك* زبالة تافه تافهة`,
		phrases: `يا حمار, أنت حمار, أنتَ حمار, يا قذر, يا متخلف, أنت متخلف, يا حيوان, يا كلب, ابن كلب, ابن الكلب, يا خنزير, يا بقرة, يا سمين, يا سمينة, لا أحد يحبك, اقتل نفسك, روح موت, تبا لك,
			اللعنة عليك, لعنة عليك, ابن العاهرة, كس أمك`
	},
	pl: {
		words: `idiot* kretyn* debile debilu debilem debilny debilna głupi głupia głupie głupich głupek głupku głąbie tępak* imbecyl* matoł* cymbał* dureń durniu
			grubas* brzydal* brzydula ohydna ohydny frajer* przegrywie spieprzaj spierdal* wypierdal* pierdol* kurw* chuj* jebać jebany
			jebana jebie zjeb* pojeb* wyjeb* dziwk* suko szmato dupek dupku dupa gówn* ciota cioto skurw* nieudacznik*
			żałosna żałosny pizd* huj zdechnij`,
		phrases: `gruba świnia, gruba krowa, głupia krowa, głupia świnia, ty świnio, ty krowo, ty baranie, ty śmieciu, ty szmato, ty suko,
			ty downie, ty pedale, ty debilu, zamknij się, zamknij ryj, zamknij mordę, nienawidzę cię, nikt cię nie lubi, zabij się`
	},
	uk: {
		words: `дурень дурна дурний дурне дурні дурню дурепа дурепо дурак* ідіот* дебіл дебіли дебіла дебілка кретин* придур* тупиця бовдур*
			йолоп* недоумок недоумк* телепень лохушка потвора страшидло заткнись здохни сука суки суко сучка сучко сволот*
			сволоч* падлюк* падло мразь мразота гівно гівна гівнюк лайно лайна срака сраку жопа жопу дупа хуй хуйня хуї нахуй похуй
			пизд* їбат* їбан* єбан* ебан* заїб* заєб* йоб* бля блядь бляді курва курви курво шлюх* повія хвойд* мудак* мудил*
			підар* підор* педик* гандон* засран* невдаха невдахо нікчема нікчемо нікчемн* покидьок покидьку виродок виродку кацап* ублюд*`,
		phrases: `ти тупий, ти тупа, такий тупий, така тупа, тупа корова, ти лох, товста корова, жирна корова, жирна свиня, товста свиня, ти свиня, ти корова, ти баран, закрий рот, закрий пельку, пішов ти,
			пішла ти, пішов геть, пішла геть, іди до біса, ненавиджу тебе, я тебе ненавиджу, ніхто тебе не любить, убий себе, вбий себе`
	}
};

/** All of them, each as the matcher reads it. */
export const OWN: readonly string[] = Object.values(BY_LANGUAGE).flatMap(({ words, phrases }) => [
	...words.split(/\s+/u),
	...phrases.split(/[,،]\s*/u)
]);
