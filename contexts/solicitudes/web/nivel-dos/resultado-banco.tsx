import { toInforme } from '@marco/conformidad/paths';
import { VeredictoDeInforme } from '@marco/conformidad/widgets';
import { allowUnless } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { formatMoment } from '@marco/web-kit/format';
import { Play } from 'lucide-react';
import { Link } from 'react-router';
import type { Solicitud, verifySolicitudNivelDosEndpoint } from '../../contract/index.ts';
import styles from '../formulario/formulario.module.css';
import { getNivelDos } from './get-nivel-dos.ts';
import type { AccionNivelDos } from './use-accion-nivel-dos.ts';

/** What is being done while the banco runs. */
const BANCO = 'banco';

interface ResultadoBancoProps {
  readonly solicitud: Solicitud;
  readonly accion: AccionNivelDos;
}

/** Runs the banco on what the request has, and shows what it found last. */
export function ResultadoBanco({ solicitud, accion: { run, working } }: ResultadoBancoProps) {
  const { informe, contrato } = getNivelDos(solicitud);

  const verify = () =>
    run(
      BANCO,
      (api, { id }, options) =>
        api.call<typeof verifySolicitudNivelDosEndpoint>(
          { method: 'POST', path: '/solicitud/nivel-dos/{id}/banco' },
          { params: { id: String(id) } },
          options,
        ),
      (saved) => saved,
    );

  return (
    <Card
      title="Comprobación en el banco"
      aside={
        <Button
          variant="secondary"
          size="small"
          icon={<Play size={16} />}
          blocked={allowUnless(contrato === null ? ['Adjunte primero el contrato del servicio.'] : [])}
          busy={working === BANCO && 'Comprobando'}
          onClick={() => void verify()}
        >
          {informe === null ? 'Ejecutar el banco' : 'Ejecutar de nuevo'}
        </Button>
      }
    >
      <div className={styles['stack']} aria-live="polite">
        {informe === null ? (
          <p>
            Aún no hay resultado de lo que está adjunto. El banco compara el contrato, los lugares, las
            diferencias y los mensajes con lo que certificó el nivel 1. Si algo de eso cambia, se ejecuta de
            nuevo.
          </p>
        ) : (
          <>
            <p>
              Ejecutado el {formatMoment(informe.fecha)} con el contrato, los lugares y los mensajes de esta
              solicitud. <Link to={toInforme(informe.id)}>Ver el informe completo</Link>
            </p>
            <VeredictoDeInforme informeId={informe.id} />
          </>
        )}
      </div>
    </Card>
  );
}
