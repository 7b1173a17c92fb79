import { formatMonth } from '@marco/country/day-text';
import { toColombianDay } from '@marco/country/working-days';
import { useAddressSearch } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useState } from 'react';
import { COLUMNA_COMPROMISO } from '../../contract/espacio.terms.ts';
import type { Compromiso, TableroCompromisos } from '../../contract/index.ts';
import { COLUMNAS_TABLERO, type ColumnaTablero } from '../../contract/tablero.terms.ts';
import { formatTablero, parseTablero, toMes } from '../../rules/tablero/busqueda-tablero.ts';
import { BotonCalendarioPropio } from '../calendario-propio/boton-calendario-propio.tsx';
import { CompromisoAbierto } from '../compromisos/compromiso-abierto.tsx';
import { useAccionesCompromiso } from '../compromisos/use-acciones-compromiso.tsx';
import { AddEnTablero } from '../tablero/add-en-tablero.tsx';
import { CalendarioCompromisos } from '../tablero/calendario-compromisos.tsx';
import { Columna } from '../tablero/columna-tablero.tsx';
import { FiltroTablero } from '../tablero/filtro-tablero.tsx';
import styles from '../tablero/tablero.module.css';
import { useTablero } from '../tablero/use-tablero.ts';

const TITULO = 'Compromisos';
const OPTIONS = { parse: parseTablero, format: formatTablero } as const;

/** The board of commitments by their day, or its month (design, pages 24 and 24b; MESA-11). */
export function TableroScreen() {
  usePageTitle(TITULO);
  const { search: busqueda, show } = useAddressSearch(OPTIONS);
  const { vista, mesa, texto, modo } = busqueda;
  const filtro = { vista, idMesa: mesa, texto };
  const tablero = useTablero(filtro);
  const [opened, setOpened] = useState<Compromiso | null>(null);
  const { run, dialogs } = useAccionesCompromiso();
  const hoy = tablero.data?.hoy ?? toColombianDay(new Date());

  return (
    <>
      <PageHeading
        title={TITULO}
        lead={<Resumen tablero={tablero.data} />}
        actions={
          <>
            <BotonCalendarioPropio texto="Suscribir" />
            <AddEnTablero
              tablero={tablero.data}
              idMesa={mesa}
              onMesa={(idMesa) => show({ ...busqueda, mesa: idMesa })}
            />
          </>
        }
      />
      <FiltroTablero busqueda={busqueda} tablero={tablero.data} onShow={show} />
      {modo === 'calendario' ? (
        <CalendarioCompromisos
          filtro={filtro}
          mes={toMes(busqueda.mes, hoy)}
          hoy={hoy}
          onMes={(mes) => show({ ...busqueda, mes: mes === hoy.slice(0, 7) ? '' : mes })}
          onOpen={setOpened}
        />
      ) : (
        <>
          <h2 className="sr">Tablero por vencimiento</h2>
          <div className={styles['board']}>
            {COLUMNAS_TABLERO.map((columna) => (
              <Columna
                key={columna}
                columna={columna}
                titulo={toTitulo(columna, hoy)}
                filtro={filtro}
                onOpen={setOpened}
                onAccion={run}
              />
            ))}
          </div>
        </>
      )}
      <CompromisoAbierto compromiso={opened} onClose={() => setOpened(null)} />
      {dialogs}
    </>
  );
}

function toTitulo(columna: ColumnaTablero, hoy: string): string {
  if (columna !== 'cumplidos') return COLUMNA_COMPROMISO[columna];
  const [mes = ''] = formatMonth(hoy).split(' de ');
  return `Cumplidos en ${mes}`;
}

/** How many are overdue, and how many of those fulfilled were so in time. */
function Resumen({ tablero }: { readonly tablero: TableroCompromisos | undefined }) {
  const { vencidos = 0, cumplidos = 0, aTiempo = 0 } = tablero ?? {};
  return (
    <span className={styles['facts']}>
      <span>Lo que se acordó en las mesas</span>
      {vencidos === 0 ? null : (
        <span className={styles['late']}>{vencidos === 1 ? '1 vencido' : `${vencidos} vencidos`}</span>
      )}
      {cumplidos === 0 ? null : (
        <span>
          <b className="num">{Math.round((100 * aTiempo) / cumplidos)} %</b> se cumple a tiempo
        </span>
      )}
    </span>
  );
}
