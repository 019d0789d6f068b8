/** The colours of the seats' pyramids, told apart in grey too: red is the lightest of the dark ones, then purple, then green. As custom properties. */
export const TONES = '--green: #0f5a44; --green-2: #083b2c; --purple: #804aa3; --purple-2: #553070';
