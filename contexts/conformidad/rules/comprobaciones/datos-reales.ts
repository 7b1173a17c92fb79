interface Motivo {
  readonly encontrado: string;
  readonly esperado: string;
  readonly correccion: string;
}

/** Why an address of a server is not secure; undefined where it is. One without a host is that of the contract itself. */
export function explainDireccion(url: string): Motivo | undefined {
  if (/^[a-z][a-z0-9+.-]*:\/\/[^/@]*:[^/@]*@/i.test(url))
    return {
      encontrado: 'Una dirección con usuario y clave',
      esperado: 'Una dirección sin credenciales',
      correccion: 'Quite el usuario y la clave, y cámbielos: ya no son secretos.',
    };
  if (url === '' || /^https:\/\//i.test(url) || /^\/(?!\/)/.test(url) || /^\.{1,2}(?:\/|$)/.test(url))
    return undefined;
  return {
    encontrado: url.slice(0, 200),
    esperado: 'Una dirección que empieza por https://',
    correccion: 'Publique el servicio con TLS y cambie la dirección.',
  };
}

const CLAVE =
  /^(?:clave|contrasena|contraseña|password|passwd|pwd|secret|secreto|api[_-]?key|token|access[_-]?token|authorization|client[_-]?secret)$/i;
const DE_MUESTRA =
  /^(?:|\*+|x+|\.{3}|string|texto|ejemplo|example|<.*>|\{.*\}|su[-_ ].*|your[-_ ].*|cambiar|changeme)$/i;
const SECRETOS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bBearer\s+[\w.-]{20,}/i,
  /\bBasic\s+[A-Za-z0-9+/]{16,}={0,2}/,
];
const CORREO = /\b[\w.+-]+@((?:[\w-]+\.)+[a-z]{2,})\b/i;
const DOMINIO_DE_MUESTRA =
  /(?:^|\.)(?:ejemplo|example)(?:\.[a-z]{2,})+$|\.(?:test|example|invalid|localhost)$/i;
const DOCUMENTO = /documento|cedula|cédula|identificacion|identificación|^(?:cc|numdoc|numeroDoc)/i;
const NO_ES_NUMERO = /^(?:tipo|cod|fecha|nombre|pais)/i;

/** Why the value of an example may not stand in a contract; undefined where it may. */
export function explainDato(campo: string, valor: string): Motivo | undefined {
  const escrito = valor.slice(0, 4000);
  if (
    SECRETOS.some((secreto) => secreto.test(escrito)) ||
    (CLAVE.test(campo) && !DE_MUESTRA.test(escrito.trim()))
  )
    return {
      encontrado: `Una clave en el ejemplo de «${campo}»`,
      esperado: 'Ejemplos sin claves ni tokens',
      correccion: 'Quítela del ejemplo y cámbiela: ya no es secreta.',
    };
  const [, dominio] = CORREO.exec(escrito) ?? [];
  if (dominio && !DOMINIO_DE_MUESTRA.test(dominio))
    return {
      encontrado: `Un correo que puede ser real, de «${dominio.slice(0, 100)}»`,
      esperado: 'Correos de ejemplo.gov.co o example.com',
      correccion: 'Cambie el correo por uno inventado de ejemplo.gov.co.',
    };
  if (isNit(escrito.trim()) || isCedula(campo, escrito.trim()))
    return {
      encontrado: `Un número de documento que puede ser real en «${campo}»`,
      esperado: 'Un número inventado, como 1000000000 o 123456789',
      correccion: 'Cambie el número por uno que no sea de nadie.',
    };
  return undefined;
}

const PESOS = [41, 37, 29, 23, 19, 17, 13, 7, 3];

/** A NIT with its check digit, of order 000001 of 1983 of the DIAN; the invented ones are those of one digit in a row. */
function isNit(valor: string): boolean {
  const [, numero, digito] = /^(\d{3}\.?\d{3}\.?\d{3})-(\d)$/.exec(valor) ?? [];
  const cifras = numero?.replaceAll('.', '');
  if (!cifras || isInventado(cifras)) return false;
  const resto = PESOS.reduce((suma, peso, lugar) => suma + peso * Number(cifras[lugar]), 0) % 11;
  return Number(digito) === (resto > 1 ? 11 - resto : resto);
}

function isCedula(campo: string, valor: string): boolean {
  return (
    DOCUMENTO.test(campo) && !NO_ES_NUMERO.test(campo) && /^\d{6,10}$/.test(valor) && !isInventado(valor)
  );
}

/** One digit over and over, a row that counts up or down, or a round number: nobody takes it for somebody's. */
function isInventado(cifras: string): boolean {
  return (
    new Set(cifras).size === 1 ||
    '01234567890123456789'.includes(cifras) ||
    '98765432109876543210'.includes(cifras) ||
    /^\d{1,4}0{5,}\d?$/.test(cifras) ||
    // Documents and NIT of the invented population (docs/rules/simulator.md).
    /^9999\d{5,6}$/.test(cifras)
  );
}
