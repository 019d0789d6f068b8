/** Sixty texts as children type them: formulas, signs and pictures, and seventeen scripts; short and long ones. */
export const CHILDRENS_WORDS = [
	...[
		'CO₂ makes it hot',
		'H₂O is gone',
		'PM₂.₅ in the air',
		'x⁴ + 10⁻³',
		'12 m² each',
		'5 °C more'
	],
	...[
		'½ a cup',
		'⅓ is left',
		'¾',
		'1⅖ jars',
		'50 % of it',
		'≈ 7 ≤ 8 ≥ 6',
		'√2 ∞ π',
		'→ north ← south'
	],
	...[
		'⇒ so',
		'№ 5',
		'₴ and ₹',
		'★★★☆☆',
		'♥ ♡',
		'☺ ok',
		'♫ la la',
		'⚡ strikes',
		'☀ ☁ ☂',
		'✓ yes ✗ no'
	],
	...[
		'☐ to do',
		'• a list',
		'👩‍🌾 grows it',
		'👍🏽',
		'🌵🌵🌵',
		'„so“ «so» “so”',
		'iPads melt',
		'eBay sells it'
	],
	...[
		'ß is a letter',
		'https://example.org/a/b?c=d',
		'THE ice goes',
		'why???',
		'...',
		'a, b; c: d – e'
	],
	...[
		'Łódź żółć',
		'İstanbul’da kışın',
		'Ça coûte où ?',
		'Việt Nam',
		'река высохла',
		'річка ґанок їжак'
	],
	...[
		'το ποτάμι',
		'النهر جف',
		'הנהר יבש',
		'नदी सूख गई',
		'নদী শুকিয়ে গেছে',
		'ਨਦੀ ਸੁੱਕ ਗਈ',
		'નદી સુકાઈ ગઈ'
	],
	...['ஆறு வற்றியது', 'నది ఎండిపోయింది', 'ನದಿ ಬತ್ತಿದೆ', 'നദി വറ്റി', 'ගඟ වියළී ඇත', 'ወንዙ ደረቀ', 'მდინარე დაშრა'],
	...['գետը չորացավ', 'แม่น้ำแห้ง', '河干了', '川が枯れた', '강이 말랐다']
];
