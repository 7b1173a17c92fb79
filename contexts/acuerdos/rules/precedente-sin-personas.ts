/** What tells of a person, by how it looks: an e-mail, a long number such as that of a document, a telephone. */
const RASTROS: readonly { readonly forma: RegExp; readonly mensaje: string }[] = [
  { forma: /\S@\S/, mensaje: 'Quite el correo: lo leerá cualquiera.' },
  {
    forma: /\d{6,}|\d(?:[\s.,'-]?\d){6,}/,
    mensaje: 'Quite el número largo, que puede ser el documento o el teléfono de alguien.',
  },
  {
    forma: /\b(?:[Ss]e[ñn]ora?|[Ss]ra?|[Dd]octora?|[Dd]ra?|[Ii]ngenier[oa]|[Ii]ng)\.? +[A-ZÁÉÍÓÚÑ]/u,
    mensaje: 'Quite el nombre de la persona: lo leerá cualquiera.',
  },
];

/** What a text that everybody will read says of a person; undefined where nothing looks like it. A person reads it too. */
export function findDatosDePersona(texto: string): string | undefined {
  return RASTROS.find(({ forma }) => forma.test(texto))?.mensaje;
}
