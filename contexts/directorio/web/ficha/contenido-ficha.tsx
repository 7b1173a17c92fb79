import { Notice } from '@marco/web-kit/notice';
import { PageIndex, ReadingFrame } from '@marco/web-kit/reading-page';
import type { Tone } from '@marco/web-kit/tone';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { FichaServicio } from '../../contract/index.ts';
import type { TipoAvisoFicha } from '../../contract/terms.ts';
import { Bloque } from './bloque.tsx';
import { CambiosFicha } from './cambios-ficha.tsx';
import { ConexionFicha } from './conexion-ficha.tsx';
import { ContactoFicha } from './contacto-ficha.tsx';
import { ContratoFicha } from './contrato-ficha.tsx';
import { DatosFicha } from './datos-ficha.tsx';
import styles from './ficha.module.css';
import { HechosFicha } from './hechos-ficha.tsx';
import { BLOQUES, listEntradas } from './indice.ts';
import { LegalFicha } from './legal-ficha.tsx';
import { NivelesFicha } from './niveles-ficha.tsx';
import { type PanelesDeFicha, PanelesEn } from './paneles-de-ficha.tsx';
import { RelacionadosFicha } from './relacionados-ficha.tsx';
import { UsoFicha } from './uso-ficha.tsx';
import { VentanasFicha } from './ventanas-ficha.tsx';

interface ContenidoFichaProps {
  readonly ficha: FichaServicio;
  readonly paneles: PanelesDeFicha;
}

/** Everything under the title, in the order of the tasks. */
export function ContenidoFicha({ ficha, paneles }: ContenidoFichaProps) {
  const entradas = useMemo(() => listEntradas(ficha), [ficha]);
  return (
    <ReadingFrame
      indexSide="end"
      index={<PageIndex entries={entradas} narrow="menu" />}
      top={
        <>
          <HechosFicha hechos={ficha.hechos} paneles={paneles} />
          <Avisos avisos={ficha.avisos} />
        </>
      }
    >
      <Proposito proposito={ficha.proposito} />
      <DatosFicha datos={ficha.datos} />
      <NivelesFicha niveles={ficha.niveles} version={ficha.version} />
      <ConexionFicha servicioId={ficha.servicioId} />
      <ContratoFicha contrato={ficha.contrato} ejemplos={ficha.ejemplos} paneles={paneles} />
      <Bloque id="probar" titulo={BLOQUES.probar}>
        <PanelesEn lugar="probar" paneles={paneles} pendiente={ficha.simulador.pendiente} />
      </Bloque>
      <CambiosFicha cambios={ficha.cambios} version={ficha.version} servicioId={ficha.servicioId} />
      <UsoFicha consumidores={ficha.consumidores} />
      <Bloque id="salud" titulo={BLOQUES.salud}>
        <PanelesEn lugar="salud" paneles={paneles} pendiente={ficha.salud.pendiente} />
        <VentanasFicha ventanas={ficha.ventanas} />
      </Bloque>
      <LegalFicha baseLegal={ficha.baseLegal} />
      <Bloque id="preguntas" titulo={BLOQUES.preguntas}>
        <PanelesEn lugar="preguntas" paneles={paneles} pendiente={ficha.preguntas.pendiente} />
      </Bloque>
      <ContactoFicha contacto={ficha.contacto} cita={ficha.cita} />
      <RelacionadosFicha relacionados={ficha.relacionados} />
    </ReadingFrame>
  );
}

const TONOS: Readonly<Record<TipoAvisoFicha, Tone>> = {
  suspendida: 'err',
  retirada: 'err',
  obsoleta: 'warn',
  mantenimiento: 'warn',
  'sin-certificar': 'info',
};

/** What who reads must know before anything else, the worst first. */
function Avisos({ avisos }: Pick<FichaServicio, 'avisos'>) {
  if (avisos.length === 0) return null;
  return (
    <div className={styles['avisos']}>
      {avisos.map(({ tipo, texto, direccion }) => (
        <Notice key={tipo} tone={TONOS[tipo]}>
          {texto} {direccion === null ? null : <Link to={direccion}>Ver más</Link>}
        </Notice>
      ))}
    </div>
  );
}

function Proposito({ proposito: { contenido, pendiente } }: Pick<FichaServicio, 'proposito'>) {
  return (
    <Bloque id="proposito" titulo={BLOQUES.proposito} pendiente={pendiente}>
      {contenido === null ? null : (
        <div className={styles['texto']}>
          {contenido.objetivo === '' ? null : <p>{contenido.objetivo}</p>}
          {contenido.descripcion === '' ? null : <p>{contenido.descripcion}</p>}
          {contenido.periodicidad === null ? null : <p>Sus datos se actualizan: {contenido.periodicidad}.</p>}
        </div>
      )}
    </Bloque>
  );
}
