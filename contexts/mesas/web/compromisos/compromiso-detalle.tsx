import { presentWorkingDays } from '@marco/contract-kit/term-text';
import { presentEntidad } from '@marco/entidades/terms';
import { toSolicitud } from '@marco/solicitudes/paths';
import { Button, type ButtonVariant } from '@marco/web-kit/button';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate, formatWeekdayDate } from '@marco/web-kit/format';
import { Modal } from '@marco/web-kit/modal';
import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import type { Compromiso } from '../../contract/index.ts';
import { toMesa } from '../../contract/mesas.paths.ts';
import {
  type BotonDeCompromiso,
  listBotonesCompromiso,
} from '../../rules/compromisos/can-update-compromiso.ts';
import styles from './compromisos.module.css';
import { presentMeta } from './meta-compromiso.ts';
import { PlazoChip } from './plazo-chip.tsx';
import { presentRecordado } from './present-recordado.ts';

interface CompromisoDetalleProps {
  readonly compromiso: Compromiso;
  readonly onAccion: (accion: BotonDeCompromiso['accion']) => void;
  readonly onClose: () => void;
}

const VARIANTES: Readonly<Record<BotonDeCompromiso['enfasis'], ButtonVariant>> = {
  principal: 'primary',
  secundario: 'secondary',
  neutro: 'neutral',
  discreto: 'ghost',
};

/** What each action of a commitment is called. */
export const TEXTOS_ACCION: Readonly<Record<BotonDeCompromiso['accion'], string>> = {
  cumplir: 'Reportar cumplimiento',
  recordar: 'Recordar',
  prorrogar: 'Prorrogar',
  reabrir: 'Reabrir',
  editar: 'Editar',
  cancelar: 'Cancelar compromiso',
};

/** All about one commitment, with what the person may do; a button that is not available tells why. */
export function CompromisoDetalle({ compromiso, onAccion, onClose }: CompromisoDetalleProps) {
  const { estado, permisos } = compromiso;
  const botones = listBotonesCompromiso(estado);
  const enDatos = botones.filter(({ zona }) => zona === 'datos');
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Compromiso"
      icon={<ListChecks size={22} />}
      message={<PlazoChip compromiso={compromiso} />}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            Cerrar
          </Button>
          {botones
            .filter(({ zona }) => zona === 'pie')
            .map(({ accion, enfasis }) => (
              <Button
                key={accion}
                variant={VARIANTES[enfasis]}
                blocked={permisos[accion]}
                onClick={() => onAccion(accion)}
              >
                {TEXTOS_ACCION[accion]}
              </Button>
            ))}
        </>
      }
    >
      {enDatos.length > 0 ? (
        <div className={styles['more']}>
          {enDatos.map(({ accion, enfasis }) => (
            <Button
              key={accion}
              size="small"
              variant={VARIANTES[enfasis]}
              blocked={permisos[accion]}
              onClick={() => onAccion(accion)}
            >
              {TEXTOS_ACCION[accion]}
            </Button>
          ))}
        </div>
      ) : null}
      <Datos compromiso={compromiso} />
    </Modal>
  );
}

function Datos({ compromiso }: { readonly compromiso: Compromiso }) {
  const { plazoDiasHabiles, motivoCierre } = compromiso;
  const meta = presentMeta(compromiso);
  return (
    <FactSheet>
      <Fact name="Compromiso" wide>
        {compromiso.descripcion}
      </Fact>
      <Fact name="Entidad responsable">{presentEntidad(compromiso.entidad)}</Fact>
      <Fact name="Responsable">{compromiso.responsable}</Fact>
      <Fact name="Acordado el">
        <span className="num">{formatDate(compromiso.acordadoEn)}</span>
        {compromiso.tematicaReunion === null ? null : `, en «${compromiso.tematicaReunion}»`}
      </Fact>
      <Fact name="Vence el">
        {formatWeekdayDate(compromiso.venceEn)}
        {plazoDiasHabiles === null ? null : ` (${presentWorkingDays(plazoDiasHabiles)})`}
      </Fact>
      <Fact name="Mesa" wide>
        <Link to={toMesa(compromiso.idMesa)}>{compromiso.nombreMesa}</Link>
      </Fact>
      {meta === null ? null : (
        <Fact name="Se cumple cuando" wide>
          {meta}
          <EnlaceSolicitud compromiso={compromiso} />
        </Fact>
      )}
      {compromiso.prorrogas.length === 0 ? null : (
        <Fact name={compromiso.prorrogas.length === 1 ? 'Prórroga' : 'Prórrogas'} wide>
          <ul className={styles['extensions']}>
            {compromiso.prorrogas.map(({ anterior, nueva, motivo }) => (
              <li key={nueva}>
                Del <span className="num">{formatDate(anterior)}</span> al{' '}
                <span className="num">{formatDate(nueva)}</span>: {motivo}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {compromiso.recordadoEn === null || compromiso.estado !== 'abierto' ? null : (
        <Fact name="Recordatorio" wide>
          {presentRecordado(compromiso.recordadoEn, presentEntidad(compromiso.entidad))}
        </Fact>
      )}
      {motivoCierre === null ? null : (
        <Fact name={compromiso.estado === 'cumplido' ? 'Cómo se cumplió' : 'Motivo'} wide>
          {motivoCierre}
        </Fact>
      )}
    </FactSheet>
  );
}

/** The link to the request it waits for, for people who may read it. */
function EnlaceSolicitud({ compromiso }: { readonly compromiso: Compromiso }) {
  const { idSolicitud, veSolicitud } = compromiso;
  if (idSolicitud === null || !veSolicitud) return null;
  return (
    <>
      {' · '}
      <Link to={toSolicitud(idSolicitud)}>Ver la solicitud</Link>
    </>
  );
}
