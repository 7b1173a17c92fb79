import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import type { DetalleElemento, ReferenciaVersion, Valor } from '../../contract/index.ts';

/** A page of the values of a lista, as the panel asks for it. */
export interface PaginaDeValores {
  readonly versionId: number;
  readonly texto: string;
  readonly pagina: number;
  readonly tamano: number;
}

/** Where the panels of a detail lead and what they load: the dictionary and the private area differ in both. */
export interface EntornoDetalle {
  /** Names the loads of this place apart from those of the other one. */
  readonly clave: string;
  toVersion(
    referencia: Pick<ReferenciaVersion, 'identificador' | 'capa' | 'dominio' | 'numero' | 'versionId'>,
  ): string;
  /** Where the version in force stands: in the dictionary at the address of the element itself. */
  toVigente(referencia: Pick<ReferenciaVersion, 'identificador' | 'capa' | 'dominio' | 'versionId'>): string;
  loadVersion(
    referencia: Pick<ReferenciaVersion, 'oid' | 'versionId'>,
    signal: AbortSignal,
  ): Promise<DetalleElemento>;
  loadValores(
    pagina: PaginaDeValores,
    signal: AbortSignal,
  ): Promise<{ readonly valores: readonly Valor[]; readonly total: number }>;
}

const Entorno = createContext<EntornoDetalle | null>(null);

export const EntornoDetalleProvider = Entorno.Provider;

/** The place the panels stand in. */
export function useEntornoDetalle(): EntornoDetalle {
  const entorno = useContext(Entorno);
  if (!entorno) throw new Error('The panels of an element stand inside an EntornoDetalleProvider.');
  return entorno;
}

interface EnlaceVersionProps {
  readonly referencia: ReferenciaVersion;
  readonly children?: ReactNode;
}

/** Leads to a version another one names; the name of the element unless something else shows. */
export function EnlaceVersion({ referencia, children }: EnlaceVersionProps) {
  const { toVersion } = useEntornoDetalle();
  return <Link to={toVersion(referencia)}>{children ?? referencia.nombre}</Link>;
}
