import {
  type CallContext,
  ContentTooLargeError,
  FormError,
  type FormFault,
  isSystemEntry,
  isZip,
  type ReceivedFile,
  readZip,
  refuse,
  ZipError,
  ZipLimitError,
} from '@marco/server-kit';
import { validadorErrors } from '../../contract/validador.errors.ts';
import { LIMITES_LOTE, LIMITES_VALIDADOR } from '../../contract/validador.terms.ts';

/** A message as it came. */
export interface MensajeRecibido {
  readonly nombre: string | null;
  readonly bytes: Buffer;
}

export interface FormularioRecibido {
  readonly mensajes: readonly MensajeRecibido[];
  readonly esquema: MensajeRecibido | null;
}

const CAMPO_ESQUEMA = 'esquema';

const FAULTS: Readonly<Record<Exclude<FormFault, 'several-files'>, keyof typeof validadorErrors>> = {
  'not-a-form': 'FORMULARIO_REQUERIDO',
  'no-file': 'MENSAJE_AUSENTE',
  broken: 'FORMULARIO_INCOMPLETO',
};

/** The form of one message: the message, and a schema where it brings its own. */
export async function readMensaje(context: CallContext): Promise<FormularioRecibido> {
  const { bytesMensaje, bytesEsquema } = LIMITES_VALIDADOR;
  const formulario = sortOut(
    await receive(
      context,
      { files: 2, bytes: bytesMensaje + bytesEsquema },
      { archivos: 'ARCHIVOS_EXCEDIDOS', bytes: 'MENSAJE_PESADO' },
    ),
  );
  if (formulario.mensajes.length > 1) throw refuse(validadorErrors, 'ARCHIVOS_EXCEDIDOS');
  if (formulario.mensajes.some(({ bytes }) => bytes.length > bytesMensaje))
    throw refuse(validadorErrors, 'MENSAJE_PESADO');
  return formulario;
}

/** The form of a batch: files and ZIPs of messages, and a schema where it brings its own. */
export async function readLote(context: CallContext): Promise<FormularioRecibido> {
  const { mensajes, bytes } = LIMITES_LOTE;
  const limits = { files: mensajes + 1, bytes: bytes + LIMITES_VALIDADOR.bytesEsquema };
  const { mensajes: recibidos, esquema } = sortOut(
    await receive(context, limits, { archivos: 'LOTE_EXCEDIDO', bytes: 'LOTE_EXCEDIDO' }),
  );
  const sueltos = await unpackAll(recibidos);
  const total = sueltos.reduce((suma, mensaje) => suma + mensaje.bytes.length, 0);
  if (sueltos.length > mensajes || total > bytes) throw refuse(validadorErrors, 'LOTE_EXCEDIDO');
  if (sueltos.length === 0) throw refuse(validadorErrors, 'MENSAJE_AUSENTE');
  return { mensajes: sueltos, esquema };
}

type CodigoExcedido = 'ARCHIVOS_EXCEDIDOS' | 'MENSAJE_PESADO' | 'LOTE_EXCEDIDO';

async function receive(
  context: CallContext,
  limits: { readonly files: number; readonly bytes: number },
  excedido: { readonly archivos: CodigoExcedido; readonly bytes: CodigoExcedido },
): Promise<ReceivedFile[]> {
  try {
    return await context.receiveFiles(limits);
  } catch (error) {
    if (error instanceof FormError && error.fault !== 'several-files')
      throw refuse(validadorErrors, FAULTS[error.fault]);
    if (error instanceof FormError) throw refuse(validadorErrors, excedido.archivos);
    if (error instanceof ContentTooLargeError) throw refuse(validadorErrors, excedido.bytes);
    throw error;
  }
}

function sortOut(archivos: readonly ReceivedFile[]): FormularioRecibido {
  const [esquema = null, ...otros] = archivos.filter(({ field }) => field === CAMPO_ESQUEMA).map(toRecibido);
  if (otros.length > 0) throw refuse(validadorErrors, 'ARCHIVOS_EXCEDIDOS');
  if (esquema && esquema.bytes.length > LIMITES_VALIDADOR.bytesEsquema)
    throw refuse(validadorErrors, 'MENSAJE_PESADO');
  const mensajes = archivos.filter(({ field }) => field !== CAMPO_ESQUEMA).map(toRecibido);
  if (mensajes.length === 0) throw refuse(validadorErrors, 'MENSAJE_AUSENTE');
  return { mensajes, esquema };
}

const toRecibido = ({ name, content }: ReceivedFile): MensajeRecibido => ({
  nombre: name === '' ? null : name.toWellFormed().slice(0, 255),
  bytes: content,
});

/** Every message by itself, those of ZIPs by their paths in it. */
async function unpackAll(recibidos: readonly MensajeRecibido[]): Promise<MensajeRecibido[]> {
  const mensajes: MensajeRecibido[] = [];
  let quedan: number = LIMITES_LOTE.bytes;
  for (const recibido of recibidos) {
    const sueltos = isZip(recibido.bytes)
      ? await unpackMensajes(recibido, {
          files: Math.max(0, LIMITES_LOTE.mensajes - mensajes.length),
          bytes: quedan,
        })
      : [recibido];
    for (const { bytes } of sueltos) quedan -= bytes.length;
    if (quedan < 0) throw refuse(validadorErrors, 'LOTE_EXCEDIDO');
    mensajes.push(...sueltos);
  }
  return mensajes;
}

async function unpackMensajes(
  { nombre, bytes: zip }: MensajeRecibido,
  limits: { readonly files: number; readonly bytes: number },
): Promise<MensajeRecibido[]> {
  try {
    const archivos = await readZip(zip, limits, (path) => !isSystemEntry(path));
    return archivos.map(({ path, content }) => ({
      nombre: path.toWellFormed().slice(0, 255),
      bytes: content,
    }));
  } catch (error) {
    if (error instanceof ZipLimitError) throw refuse(validadorErrors, 'LOTE_EXCEDIDO');
    if (error instanceof ZipError)
      throw refuse(validadorErrors, 'ZIP_ILEGIBLE', [
        { campo: 'mensaje', mensaje: `No se pudo leer «${nombre ?? 'el archivo'}».` },
      ]);
    throw error;
  }
}
