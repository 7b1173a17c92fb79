import { Card } from '@marco/web-kit/card';
import { formatNumber } from '@marco/web-kit/format';
import { Grafica, type WaterfallPlot } from '@marco/web-kit/grafica';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Select } from '@marco/web-kit/select';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DetalleIndicador, ParteExplicada } from '../../contract/index.ts';
import { toFilas } from '../../contract/reportes.paths.ts';
import { presentMomento, presentMomentoLargo } from '../../rules/indicadores/momentos.ts';
import { formatPedido } from '../../rules/indicadores/pedido.ts';
import styles from './indicador.module.css';
import { useExplicacion } from './use-indicadores.ts';

const CIEN = 100;

interface ExplicacionProps {
  readonly indicador: DetalleIndicador;
  /** Parts whose change may be told, at least one. */
  readonly partes: readonly { readonly ambito: string; readonly nombre: string }[];
  /** Moments that have a cut, the oldest first. */
  readonly momentos: readonly string[];
}

/** Why the figure changed in a month: its parts, which add up, each with its records. */
export function ExplicacionCard({ indicador, partes, momentos }: ExplicacionProps) {
  const [hasta, setHasta] = useState(momentos.at(-1) ?? 'hoy');
  const [ambito, setAmbito] = useState(partes.at(-1)?.ambito ?? '');
  const desde = momentos[momentos.indexOf(hasta) - 1] ?? '';
  const explicacion = useExplicacion(indicador.codigo, { desde, hasta, ambito });
  const filtros = (
    <div className={styles['filtros']}>
      {partes.length > 1 ? (
        <Select
          label="Parte"
          hideLabel
          small
          value={ambito}
          onChange={setAmbito}
          options={partes.map((parte) => ({ value: parte.ambito, label: parte.nombre }))}
        />
      ) : null}
      <Select
        label="Mes"
        hideLabel
        small
        value={hasta}
        onChange={setHasta}
        options={momentos
          .slice(1)
          .toReversed()
          .map((momento) => ({ value: momento, label: presentMomentoLargo(momento) }))}
      />
    </div>
  );
  return (
    <LoadBlock query={explicacion} subject="la explicación del cambio">
      {({ antes, despues, centesimas, diferencia, frase, partes: cambios }) =>
        centesimas === null || cambios.length === 0 ? (
          <Card title="Por qué cambió" aside={filtros}>
            <p>{frase}</p>
          </Card>
        ) : (
          <>
            <Grafica
              aside={filtros}
              plot={toCascada(
                { antes, despues, centesimas, partes: cambios, frase, desde, hasta },
                indicador,
              )}
            />
            <Card title="Lo que cambió">
              <LineList>
                {cambios.map((parte) => (
                  <Parte
                    key={`${parte.tipo} ${parte.desde} ${parte.hasta}`}
                    parte={parte}
                    lista={toFilas(
                      indicador.codigo,
                      formatPedido(toConsulta(parte, { ambito, desde, hasta })),
                    )}
                  />
                ))}
                <li className={styles['suma']}>
                  <strong>{diferencia}</strong>
                  <span>
                    de {presentMomentoLargo(desde)} a {presentMomentoLargo(hasta)}
                  </span>
                </li>
              </LineList>
            </Card>
          </>
        )
      }
    </LoadBlock>
  );
}

function Parte({ parte, lista }: { readonly parte: ParteExplicada; readonly lista: string }) {
  return (
    <li className={styles['parte']}>
      <strong>{parte.texto}</strong>
      <span>
        {parte.frase}
        {parte.nombres.length > 0 ? (
          <LineNote>
            {parte.nombres.join(', ')}
            {parte.cantidad > parte.nombres.length
              ? ` y ${formatNumber(parte.cantidad - parte.nombres.length)} más`
              : ''}
          </LineNote>
        ) : null}
      </span>
      <Link to={lista}>
        Ver {formatNumber(parte.cantidad)}
        <span className="sr">: {parte.frase}</span>
      </Link>
    </li>
  );
}

interface Cual {
  readonly ambito: string;
  readonly desde: string;
  readonly hasta: string;
}

function toConsulta(parte: ParteExplicada, { ambito, desde, hasta }: Cual): Readonly<Record<string, string>> {
  return {
    corte: hasta,
    desde,
    tipo: parte.tipo,
    ambito,
    clase: parte.hasta ?? '',
    claseAntes: parte.desde ?? '',
  };
}

interface Contado extends Omit<Cual, 'ambito'> {
  readonly antes: string;
  readonly despues: string;
  readonly centesimas: { readonly antes: number; readonly despues: number };
  readonly partes: readonly ParteExplicada[];
  readonly frase: string;
}

function toCascada(
  { antes, despues, centesimas, partes, frase, desde, hasta }: Contado,
  { sentido, unidad }: DetalleIndicador,
): WaterfallPlot {
  const senseOf = (cambio: number): 'good' | 'bad' | undefined => {
    if (sentido === 'ninguno' || cambio === 0) return undefined;
    return cambio > 0 === (sentido === 'mas') ? 'good' : 'bad';
  };
  return {
    kind: 'waterfall',
    title: 'Por qué cambió',
    finding: frase,
    rowHeader: 'Parte',
    unit: unidad === 'porcentaje' ? 'Puntos porcentuales' : undefined,
    series: [
      {
        label: 'Cambio',
        points: [
          { part: 'total', label: presentMomento(desde), value: centesimas.antes / CIEN, text: antes },
          ...partes.map((parte) => ({
            part: 'change' as const,
            label: parte.frase,
            value: parte.centesimas / CIEN,
            text: parte.texto,
            sense: parte.tipo === 'definicion' ? undefined : senseOf(parte.centesimas),
          })),
          { part: 'total', label: presentMomento(hasta), value: centesimas.despues / CIEN, text: despues },
        ],
      },
    ],
  };
}
