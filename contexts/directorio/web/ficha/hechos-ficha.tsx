import { formatNumber } from '@marco/web-kit/format';
import type { ReactNode } from 'react';
import type { FichaServicio } from '../../contract/index.ts';
import { ACCESO_SERVICIO } from '../../contract/terms.ts';
import { presentClase, presentConsumidores, presentDatos } from '../present-servicio.ts';
import styles from './hechos-ficha.module.css';
import { listPaneles, type PanelesDeFicha } from './paneles-de-ficha.tsx';

interface HechosFichaProps extends Pick<FichaServicio, 'hechos'> {
  readonly paneles: PanelesDeFicha;
}

/** Five answers a visitor looks for first; what is not known keeps its place. */
export function HechosFicha({ hechos, paneles }: HechosFichaProps) {
  const { entrega, pide, acceso, consumidores, tieneAcuerdos } = hechos;
  return (
    <dl className={styles['hechos']}>
      <Hecho nombre="Entrega" detalle={entrega.total === 0 ? null : presentSiempre(entrega.siempre)}>
        {entrega.total === 0 ? 'Aún no lo dice' : presentDatos(entrega.total)}
      </Hecho>
      <Hecho nombre="Pide" detalle={pide.total === 0 ? null : presentOpcionales(pide.opcionales)}>
        {pide.total === 0 ? 'Aún no lo dice' : presentDatos(pide.total)}
      </Hecho>
      <Hecho nombre="Acceso" detalle={presentAcceso(hechos)}>
        {ACCESO_SERVICIO[acceso]}
      </Hecho>
      <Disponibilidad paneles={paneles} />
      <Hecho nombre="Lo usan" detalle={tieneAcuerdos ? 'con acuerdo en vigor' : null}>
        {presentConsumidores(consumidores)}
      </Hecho>
    </dl>
  );
}

/** What a later context measured of it, or who will supply it. */
function Disponibilidad({ paneles }: { readonly paneles: PanelesDeFicha }) {
  const [medida] = listPaneles(paneles, 'disponibilidad');
  return (
    <Hecho nombre="Disponibilidad" detalle={medida ? null : 'AND no los ha cargado'}>
      {medida ? <medida.Panel {...paneles.servicio} /> : 'Sin datos de operación'}
    </Hecho>
  );
}

interface HechoProps {
  readonly nombre: string;
  readonly detalle: string | null;
  readonly children: ReactNode;
}

function Hecho({ nombre, detalle, children }: HechoProps) {
  return (
    <div>
      <dt>{nombre}</dt>
      <dd>
        {children}
        {detalle === null ? null : <small>{detalle}</small>}
      </dd>
    </div>
  );
}

/** How long the answer to who asks may take, and how personal what is given is. */
function presentAcceso({ diasRespuesta, datoPersonal }: FichaServicio['hechos']): string | null {
  const dias =
    diasRespuesta === null
      ? []
      : [diasRespuesta === 1 ? 'responde en 1 día hábil' : `responde en ${diasRespuesta} días hábiles`];
  const partes = [...dias, ...(datoPersonal === null ? [] : [presentClase(datoPersonal)])];
  return partes.length === 0 ? null : partes.join('; ').toLowerCase();
}

function presentSiempre(siempre: number): string {
  if (siempre === 0) return 'ninguno viene siempre';
  return siempre === 1 ? '1 viene siempre' : `${formatNumber(siempre)} vienen siempre`;
}

function presentOpcionales(opcionales: number): string {
  if (opcionales === 0) return 'todos obligatorios';
  return opcionales === 1 ? '1 es opcional' : `${formatNumber(opcionales)} son opcionales`;
}
