import type { GestionActa } from '../../contract/index.ts';
import { AccionesActa } from './acciones-acta.tsx';
import { EnmiendasActa } from './enmiendas-acta.tsx';
import { PropuestaDeActa } from './propuesta-de-acta.tsx';

interface GestionActaPanelProps {
  readonly idReunion: number;
  readonly gestion: GestionActa;
}

/** The actions on an acta, for people who run the mesa and for participants. */
export function GestionActaPanel({ idReunion, gestion }: GestionActaPanelProps) {
  const { acta, gestiona, asistio } = gestion;
  return (
    <>
      {gestiona && acta === null ? <PropuestaDeActa idReunion={idReunion} /> : null}
      {gestiona ? <AccionesActa idReunion={idReunion} gestion={gestion} /> : null}
      {acta && (gestiona || asistio) ? (
        <EnmiendasActa idReunion={idReunion} gestion={gestion} acta={acta} />
      ) : null}
    </>
  );
}
