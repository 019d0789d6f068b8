/** Whether a key in a file of messages is that of a message: neither its `$schema` nor a line for translators. @param {string} key */
export const isMessage = (key) => !/^[$@]/.test(key);
