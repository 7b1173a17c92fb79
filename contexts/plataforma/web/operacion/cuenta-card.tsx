import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatNumber } from '@marco/web-kit/format';
import type { ResumenOperacion } from '../../contract/index.ts';
import { MOTIVO_APARTADO, MOTIVOS_APARTADO } from '../../contract/terms.ts';
import styles from './operacion.module.css';

/** Places of a reason that are named; the rest is counted. */
const LUGARES = 5;

/** What was counted of a file, and what was set aside. */
export function CuentaCard({ resumen }: { readonly resumen: ResumenOperacion }) {
  const { apartados, codigosDesconocidos } = resumen;
  const motivos = MOTIVOS_APARTADO.filter((motivo) => (apartados[motivo] ?? 0) > 0);
  const codigos = Object.entries(codigosDesconocidos);
  return (
    <Card title="Qué trajo el archivo">
      <div className={styles['bloque']}>
        <FactSheet>
          <Fact name="Registros">{formatNumber(resumen.registros)}</Fact>
          <Fact name="Del cliente y del proveedor">
            {formatNumber(resumen.clientes)} y {formatNumber(resumen.productores)}
          </Fact>
          <Fact name="Ya importados">{formatNumber(resumen.repetidos)}</Fact>
          <Fact name="De horas cerradas">{formatNumber(resumen.horasCerradas)}</Fact>
          <Fact name="Metaservicios">{formatNumber(resumen.metaservicios)}</Fact>
          <Fact name="Con un reloj que retrocede">{formatNumber(resumen.relojesAtras)}</Fact>
          <Fact name="Campos que no son del protocolo">{formatNumber(resumen.camposSobrantes)}</Fact>
          <Fact name="Servicios y clientes nuevos">{formatNumber(resumen.nuevos)}</Fact>
        </FactSheet>
        {motivos.length === 0 ? null : (
          <div>
            <h3>Registros apartados</h3>
            <ul className={styles['lista']}>
              {motivos.map((motivo) => (
                <li key={motivo}>
                  {MOTIVO_APARTADO[motivo]}: {formatNumber(apartados[motivo] ?? 0)}.{' '}
                  {presentLugares(resumen, motivo)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {codigos.length === 0 ? null : (
          <div>
            <h3>Códigos de falla sin clase</h3>
            <ul className={styles['lista']}>
              {codigos.map(([codigo, veces]) => (
                <li key={codigo}>
                  <code>{codigo}</code>: {formatNumber(veces)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}

function presentLugares({ primerosApartados }: ResumenOperacion, motivo: string): string {
  const lugares = primerosApartados.filter((uno) => uno.motivo === motivo).slice(0, LUGARES);
  if (lugares.length === 0) return '';
  return `Los primeros: registro ${lugares.map(({ registro }) => formatNumber(registro)).join(', ')}.`;
}
