import {
  type CosaDeCatalogo,
  LIMITES_CATALOGO,
  TIPOS_SERVICIO_XROAD,
  USOS_CERTIFICADO_XROAD,
} from '../../contract/catalogo.terms.ts';
import { isParteXroad, presentIdentificadorXroad } from '../operacion/identificador.ts';

/** One thing of an instance: what it is called by, and what is said of it. */
export interface CosaLeida {
  readonly tipo: CosaDeCatalogo;
  /** Parts that name it, in a fixed order for each kind. */
  readonly partes: readonly string[];
  readonly datos: Readonly<Record<string, string | null>>;
}

/** A place of the file that cannot be taken. */
export interface ProblemaDeCatalogo {
  /** `miembros[3].subsistemas[0].codigo`. */
  readonly lugar: string;
  readonly mensaje: string;
}

export interface CatalogoLeido {
  readonly cosas: readonly CosaLeida[];
  readonly problemas: readonly ProblemaDeCatalogo[];
}

const DIA = /^\d{4}-\d{2}-\d{2}$/;

type Objeto = Readonly<Record<string, unknown>>;

/** What names a thing among all of an instance. */
export function toClaveDeCosa({ tipo, partes }: Pick<CosaLeida, 'tipo' | 'partes'>): string {
  return JSON.stringify([tipo, ...partes]);
}

/** A thing as people read it. */
export function presentCosa({ partes }: Pick<CosaLeida, 'partes'>): string {
  return presentIdentificadorXroad(partes);
}

/**
 * Reads the file of an instance: `{instancia, miembros: [{clase, codigo, nombre, subsistemas: [{codigo, servicios: [{codigo,
 * version, tipo, clientes}]}], certificados: [{servidor, uso, serie, emisor, vence}]}]}`. What cannot be taken is told with
 * its place, and then nothing of the file is: half an instance would say of the other half that it is gone.
 *
 * @param instancia of the environment
 */
export function readCatalogo(texto: string, instancia: string): CatalogoLeido {
  const { tell, add, reader, cosas, finish } = createLectura();
  const raiz = parse(texto);
  if (raiz === undefined) tell('archivo', 'No es un objeto en JSON.');
  else if (raiz['instancia'] !== instancia)
    tell('instancia', `El archivo debe ser de la instancia «${instancia}» del ambiente.`);
  else {
    reader.forEach(raiz, 'miembros', '', (miembro, lugar) =>
      readMiembro(reader, add, miembro, { lugar, instancia }),
    );
    verifyClientes(cosas, tell);
  }
  return finish();
}

/** What is taken of a file, whatever its form, and what cannot be. */
export function createLectura() {
  const problemas: ProblemaDeCatalogo[] = [];
  const cosas = new Map<string, CosaLeida>();
  const tell = (lugar: string, mensaje: string) => {
    if (problemas.length < LIMITES_CATALOGO.problemas) problemas.push({ lugar, mensaje });
  };
  return {
    tell,
    cosas: cosas as ReadonlyMap<string, CosaLeida>,
    reader: createReader(tell),
    has: (cosa: Pick<CosaLeida, 'tipo' | 'partes'>) => cosas.has(toClaveDeCosa(cosa)),
    add: (lugar: string, cosa: CosaLeida) => {
      const clave = toClaveDeCosa(cosa);
      if (cosas.has(clave)) tell(lugar, `«${presentCosa(cosa)}» está dos veces en el archivo.`);
      else if (cosas.size >= LIMITES_CATALOGO.cosas) tell(lugar, 'El archivo tiene demasiados registros.');
      else cosas.set(clave, cosa);
    },
    finish: (): CatalogoLeido =>
      problemas.length > 0 ? { cosas: [], problemas } : { cosas: [...cosas.values()], problemas },
  };
}
export type LecturaDeCatalogo = ReturnType<typeof createLectura>;

type Reader = ReturnType<typeof createReader>;
type Add = (lugar: string, cosa: CosaLeida) => void;

function createReader(tell: (lugar: string, mensaje: string) => void) {
  return {
    tell,
    forEach(objeto: Objeto, campo: string, lugar: string, read: (uno: Objeto, lugar: string) => void): void {
      const lista = objeto[campo] ?? [];
      if (!Array.isArray(lista)) tell(`${lugar}${campo}`, 'Debe ser una lista.');
      else
        lista.forEach((uno: unknown, at) => {
          const aqui = `${lugar}${campo}[${at}]`;
          if (isObjeto(uno)) read(uno, `${aqui}.`);
          else tell(aqui, 'Debe ser un objeto.');
        });
    },
    parte(objeto: Objeto, campo: string, lugar: string, isOptional = false): string | undefined {
      const valor = objeto[campo];
      if (isOptional && (valor === undefined || valor === null || valor === '')) return '';
      if (typeof valor === 'string' && isParteXroad(valor)) return valor;
      tell(`${lugar}${campo}`, 'No es parte de un identificador de X-Road.');
      return undefined;
    },
    texto(objeto: Objeto, campo: string, lugar: string, maximo: number): string | null {
      const valor = objeto[campo] ?? null;
      if (valor === null) return null;
      if (typeof valor === 'string' && valor.trim() !== '' && valor.length <= maximo) return valor.trim();
      tell(`${lugar}${campo}`, `Debe ser un texto de máximo ${maximo} caracteres.`);
      return null;
    },
    /** The parts of a client: a member, or a subsystem of it; undefined where it is none. */
    cliente(valor: unknown, lugar: string): readonly string[] | undefined {
      const partes = typeof valor === 'string' ? valor.split('/') : [];
      if ([3, 4].includes(partes.length) && partes.every(isParteXroad))
        return [...partes, ...(partes.length === 3 ? [''] : [])];
      tell(lugar, 'Debe ser un identificador: instancia/clase/miembro/subsistema.');
      return undefined;
    },
    /** A certificate of a security server; undefined where something of it cannot be taken. */
    certificado(objeto: Objeto, lugar: string) {
      const servidor = this.parte(objeto, 'servidor', lugar);
      const uso = this.uno(objeto, 'uso', lugar, USOS_CERTIFICADO_XROAD);
      const serie = this.texto(objeto, 'serie', lugar, LIMITES_CATALOGO.serie);
      const emisor = this.texto(objeto, 'emisor', lugar, LIMITES_CATALOGO.nombre);
      const vence = objeto['vence'];
      const isDia = typeof vence === 'string' && DIA.test(vence) && toDia(vence) === vence;
      if (!isDia) tell(`${lugar}vence`, 'Debe ser un día: AAAA-MM-DD.');
      if (serie === null) tell(`${lugar}serie`, 'Falta la serie.');
      if (emisor === null) tell(`${lugar}emisor`, 'Falta el emisor.');
      if (servidor === undefined || uso === null || serie === null || emisor === null || !isDia)
        return undefined;
      return { servidor, uso, serie, emisor, vence };
    },
    uno<Valor extends string>(
      objeto: Objeto,
      campo: string,
      lugar: string,
      valores: readonly Valor[],
    ): Valor | null {
      const found = valores.find((valor) => valor === objeto[campo]);
      if (found === undefined) tell(`${lugar}${campo}`, `Debe ser ${valores.join(', ')}.`);
      return found ?? null;
    },
  };
}

function readMiembro(
  reader: Reader,
  add: Add,
  miembro: Objeto,
  { lugar, instancia }: { readonly lugar: string; readonly instancia: string },
): void {
  const clase = reader.parte(miembro, 'clase', lugar);
  const codigo = reader.parte(miembro, 'codigo', lugar);
  if (clase === undefined || codigo === undefined) return;
  const partes = [instancia, clase, codigo];
  const nombre = reader.texto(miembro, 'nombre', lugar, LIMITES_CATALOGO.nombre);
  add(lugar, { tipo: 'miembro', partes, datos: { nombre } });
  reader.forEach(miembro, 'subsistemas', lugar, (subsistema, aqui) => {
    const propio = reader.parte(subsistema, 'codigo', aqui);
    if (propio === undefined) return;
    const suyas = [...partes, propio];
    const llamado = reader.texto(subsistema, 'nombre', aqui, LIMITES_CATALOGO.nombre);
    add(aqui, { tipo: 'subsistema', partes: suyas, datos: { nombre: llamado } });
    reader.forEach(subsistema, 'servicios', aqui, (servicio, alli) =>
      readServicio(reader, add, servicio, alli, suyas),
    );
  });
  reader.forEach(miembro, 'certificados', lugar, (certificado, aqui) =>
    readCertificado(reader, add, certificado, aqui, partes),
  );
}

function readServicio(
  reader: Reader,
  add: Add,
  servicio: Objeto,
  lugar: string,
  subsistema: readonly string[],
): void {
  const codigo = reader.parte(servicio, 'codigo', lugar);
  const numero = reader.parte(servicio, 'version', lugar, true);
  if (codigo === undefined || numero === undefined) return;
  const partes = [...subsistema, codigo, numero];
  const tipo = reader.uno(servicio, 'tipo', lugar, TIPOS_SERVICIO_XROAD);
  add(lugar, { tipo: 'servicio', partes, datos: { tipo } });
  const clientes = servicio['clientes'] ?? [];
  if (!Array.isArray(clientes)) reader.tell(`${lugar}clientes`, 'Debe ser una lista.');
  else
    clientes.forEach((valor: unknown, at) => {
      const aqui = `${lugar}clientes[${at}]`;
      const cliente = reader.cliente(valor, aqui);
      if (cliente) add(aqui, { tipo: 'permiso', partes: [...partes, ...cliente], datos: {} });
    });
}

function readCertificado(
  reader: Reader,
  add: Add,
  certificado: Objeto,
  lugar: string,
  miembro: readonly string[],
): void {
  const leido = reader.certificado(certificado, lugar);
  if (!leido) return;
  const { servidor, uso, serie, ...datos } = leido;
  add(lugar, { tipo: 'certificado', partes: [...miembro, servidor, uso, serie], datos });
}

/** A permission is of a client that stands in the file, unless the client is of another instance. */
export function verifyClientes(
  cosas: ReadonlyMap<string, CosaLeida>,
  tell: (lugar: string, mensaje: string) => void,
): void {
  for (const { tipo, partes } of cosas.values()) {
    if (tipo !== 'permiso') continue;
    const [instancia, , , , , , ...cliente] = partes;
    if (cliente[0] !== instancia) continue;
    const [ofInstancia = '', clase = '', miembro = '', subsistema = ''] = cliente;
    const suyas = [ofInstancia, clase, miembro];
    const buscado =
      subsistema === ''
        ? toClaveDeCosa({ tipo: 'miembro', partes: suyas })
        : toClaveDeCosa({ tipo: 'subsistema', partes: [...suyas, subsistema] });
    if (!cosas.has(buscado))
      tell(
        presentIdentificadorXroad(partes.slice(0, 6)),
        `El cliente «${cliente.join('/')}» no está en el archivo.`,
      );
  }
}

function parse(texto: string): Objeto | undefined {
  try {
    const raiz: unknown = JSON.parse(texto);
    return isObjeto(raiz) ? raiz : undefined;
  } catch {
    return undefined;
  }
}

function isObjeto(valor: unknown): valor is Objeto {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}

function toDia(texto: string): string | undefined {
  const at = Date.parse(`${texto}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10);
}
