import { LIMITES_OPERACION, type MotivoApartado } from '../../contract/terms.ts';
import { type MarcoDeLectura, type RegistroOperacion, readRegistro } from './registro.ts';

/** What was counted of a file. */
export interface CuentaDeArchivo {
  registros: number;
  clientes: number;
  productores: number;
  repetidos: number;
  horasCerradas: number;
  metaservicios: number;
  relojesAtras: number;
  camposSobrantes: number;
  apartados: Partial<Record<MotivoApartado, number>>;
  primerosApartados: { registro: number; motivo: MotivoApartado }[];
  codigosDesconocidos: Record<string, number>;
  nuevos: number;
}

/** Codes of failure that are told one by one; a file may carry as many as it likes. */
const MAXIMO_CODIGOS = 50;
const OTROS_CODIGOS = 'otros códigos';

/** Nothing was counted yet. */
export function createCuenta(): CuentaDeArchivo {
  return {
    registros: 0,
    clientes: 0,
    productores: 0,
    repetidos: 0,
    horasCerradas: 0,
    metaservicios: 0,
    relojesAtras: 0,
    camposSobrantes: 0,
    apartados: {},
    primerosApartados: [],
    codigosDesconocidos: {},
    nuevos: 0,
  };
}

/**
 * The records of a piece that count, and what is told of the others; the count of the file is continued.
 *
 * @param cuenta of what came before; it is not changed
 */
export function readRegistros(
  valores: readonly unknown[],
  marco: MarcoDeLectura,
  cuenta: CuentaDeArchivo,
): { readonly registros: readonly RegistroOperacion[]; readonly cuenta: CuentaDeArchivo } {
  const next: CuentaDeArchivo = {
    ...cuenta,
    apartados: { ...cuenta.apartados },
    primerosApartados: [...cuenta.primerosApartados],
    codigosDesconocidos: { ...cuenta.codigosDesconocidos },
  };
  const registros: RegistroOperacion[] = [];
  for (const valor of valores) {
    next.registros += 1;
    const leido = readRegistro(valor, marco);
    if ('metaservicio' in leido) next.metaservicios += 1;
    else if ('motivo' in leido) addApartado(next, leido.motivo);
    else {
      const { registro, sobrantes, relojAtras } = leido;
      registros.push(registro);
      if (registro.productor) next.productores += 1;
      else next.clientes += 1;
      next.camposSobrantes += sobrantes;
      if (relojAtras) next.relojesAtras += 1;
      if (registro.codigoDesconocido !== null) addCodigo(next, registro.codigoDesconocido);
    }
  }
  return { registros, cuenta: next };
}

function addApartado(cuenta: CuentaDeArchivo, motivo: MotivoApartado): void {
  cuenta.apartados[motivo] = (cuenta.apartados[motivo] ?? 0) + 1;
  if (cuenta.primerosApartados.length < LIMITES_OPERACION.apartados)
    cuenta.primerosApartados.push({ registro: cuenta.registros, motivo });
}

function addCodigo({ codigosDesconocidos: codigos }: CuentaDeArchivo, codigo: string): void {
  const isNamed = Object.hasOwn(codigos, codigo) || Object.keys(codigos).length < MAXIMO_CODIGOS;
  const name = isNamed ? codigo : OTROS_CODIGOS;
  codigos[name] = (Object.hasOwn(codigos, name) ? (codigos[name] ?? 0) : 0) + 1;
}

/** Whether a file is of another instance as a whole: nobody meant to import it. */
export function isDeOtraInstancia({
  clientes,
  productores,
  metaservicios,
  apartados,
}: CuentaDeArchivo): boolean {
  return clientes + productores + metaservicios === 0 && (apartados['instancia-ajena'] ?? 0) > 0;
}
