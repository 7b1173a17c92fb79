import type { Caller } from '@marco/server-kit';
import type { VinculoDeclarado } from '../../rules/declarado.ts';
import type { DireccionDeContrato } from '../../rules/direccion-de-contrato.ts';
import { type Banco, runInPlace } from '../open-banco.ts';
import { getComparableDeVersion } from './run-banco.ts';

/** A contract of a version, with what its entity declared of it. */
interface PedidoDeDirecciones {
  readonly versionId: number;
  readonly contrato: Uint8Array;
  readonly vinculos: readonly VinculoDeclarado[];
  /** Day of the lists and elements, AAAA-MM-DD in Colombia. */
  readonly dia: string;
}

/**
 * Where the contract of a version has its operations called; nothing where it cannot be read. It may take twenty seconds.
 *
 * @throws VERSION_NO_ENCONTRADA, SERVICIO_NO_ENCONTRADO, SERVICIO_SIN_DATOS, SERVICIO_EXTENSO, BANCO_OCUPADO
 */
export async function listDirecciones(
  banco: Banco,
  { versionId, contrato, vinculos, dia }: PedidoDeDirecciones,
  caller: Caller,
): Promise<readonly DireccionDeContrato[]> {
  const { esperado } = await getComparableDeVersion(banco, versionId, dia);
  return runInPlace(banco, caller, (pool) => pool.listDirecciones({ contrato, esperado, vinculos }, caller));
}
