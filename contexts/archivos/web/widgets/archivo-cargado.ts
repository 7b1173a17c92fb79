import { toMilesDeBytes } from '../../rules/nombre-archivo.ts';

/** A file on its way or in the list (specification §3 'Uploaded file item'). */
export interface ArchivoCargado {
  /** Tells it apart in the list. */
  readonly key: string;
  /** Name of the control it was chosen in. */
  readonly nameCtrl: string;
  readonly name: string;
  readonly file: File;
  /** Only where the form asks for it; the bytes travel as they are. */
  readonly fileBase64: string | null;
  /** Thousands of bytes, rounded up. */
  readonly size: number;
  /** MIME type: the browser's guess, then what the server found. */
  readonly type: string;
  /** Once it is stored. */
  readonly id?: string;
  readonly estado: EstadoCarga;
}

/** Where a file is: waiting for its turn, on its way, in the list, or left where it failed. */
export type EstadoCarga =
  | { readonly clase: 'inactivo' }
  /** Percent of its bytes that left. */
  | { readonly clase: 'en-progreso'; readonly progreso: number }
  | { readonly clase: 'listo' }
  | {
      readonly clase: 'fallido';
      readonly mensaje: string;
      readonly detalles: readonly string[];
      /** Whether the server refused the file itself, so that it would refuse the same bytes again. */
      readonly esRechazo: boolean;
    };

/** Why a file failed, in one text. */
export function presentFallo({ mensaje, detalles }: Extract<EstadoCarga, { clase: 'fallido' }>): string {
  return [mensaje, ...detalles].join('. ');
}

/** Whether the file does not count for the record, because it was refused permanently. */
export function isRechazado({ estado }: Pick<ArchivoCargado, 'estado'>): boolean {
  return estado.clase === 'fallido' && estado.esRechazo;
}

/** A chosen file before anything of it was sent. */
export function toArchivoElegido(nameCtrl: string, file: File): ArchivoCargado {
  return {
    key: crypto.randomUUID(),
    nameCtrl,
    name: file.name,
    file,
    fileBase64: null,
    size: toMilesDeBytes(file.size),
    type: file.type,
    estado: { clase: 'inactivo' },
  };
}

/** Whole percent of the bytes that left; 100 only when all did. */
export function toProgreso(sent: number, total: number): number {
  return total === 0 ? 0 : Math.min(100, Math.floor((sent / total) * 100));
}

/** Content as base64, without the head of a data address. */
export function readBase64(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
  reader.readAsDataURL(file);
  return promise;
}
