/** The content of an acta: names, never e-mails. The public edition has no names of participants (ADR 0056). */
export interface ReunionActa {
  readonly mesa: { readonly nombre: string; readonly entidadLider: string };
  readonly tematica: string;
  /** ISO moment. */
  readonly iniciaEn: string;
  readonly duracionMinutos: number;
  /** ISO moment; absent when nobody can tell, and in the issues of before: then the duration tells it. */
  readonly terminaEn?: string;
  readonly lugar: string;
  readonly virtual: boolean;
  readonly avance: string;
  readonly participante: string;
  readonly consultorPrincipal: string;
  readonly consultores: readonly string[];
  readonly asistentes: readonly AsistenteActa[];
  readonly puntos: readonly { readonly titulo: string; readonly notas: string }[];
  readonly decisiones: readonly string[];
  readonly compromisos: readonly CompromisoActa[];
  readonly documentos: readonly DocumentoActa[];
  readonly enmiendas: readonly EnmiendaActa[];
}

export interface AsistenteActa {
  readonly entidad: string;
  readonly nombre: string;
  readonly asistio: boolean;
}

export interface CompromisoActa {
  readonly descripcion: string;
  readonly responsable: string;
  readonly entidad: string;
  /** `2026-11-30`. */
  readonly venceEn: string;
}

export interface DocumentoActa {
  readonly nombre: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** An accepted proposal, with the text it was accepted with. */
export interface EnmiendaActa {
  readonly entidad: string;
  readonly texto: string;
  /** ISO moment of the decision. */
  readonly decididaEn: string;
}

/** One issue of an acta. */
export interface EdicionActa {
  /** Name of the product and of the ministry, as the documents show them. */
  readonly producto: string;
  readonly ministerio: string;
  readonly numero: number;
  readonly emision: number;
  /** ISO moment: the date written inside the files too, so that their bytes never change. */
  readonly emitidaEn: string;
  /** Full address of the meeting. */
  readonly direccion: string;
}

/** The snapshot an acta is made from: the same one gives the same bytes. */
export interface ContenidoActa {
  readonly edicion: EdicionActa;
  readonly reunion: ReunionActa;
}

/** A value as text that does not depend on the order of its fields: JSON with names in order and no spaces. */
export function presentCanonico(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(presentCanonico).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${presentCanonico(field)}`).join(',')}}`;
}
