import type { ServicioPanel } from '@marco/servicios/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { formatNumber } from '@marco/web-kit/format';
import { SlidersHorizontal } from 'lucide-react';
import { toPolitica } from '../../contract/acuerdos.paths.ts';
import { MODO_POLITICA } from '../../contract/terms.ts';
import { usePolitica } from '../use-politica.ts';

const presentAcuerdos = (cuantos: number) =>
  cuantos === 1 ? '1 acuerdo en vigor' : `${formatNumber(cuantos)} acuerdos en vigor`;

/** On which terms the version on show is consumed; of who may not read them nothing is asked. */
const CondicionesDeVersion: ServicioPanel['Panel'] = ({ versionId, leeCondiciones }) => {
  const { data } = usePolitica(leeCondiciones ? versionId : null);
  if (versionId === null || !data) return null;
  const { modo, cuotaTotal, comprometido, editar } = data;
  const total = cuotaTotal === null ? 'sin tope' : `de ${formatNumber(cuotaTotal)}`;
  return (
    <Card title="Condiciones de consumo">
      <p>{MODO_POLITICA[modo]}.</p>
      <p>
        {presentAcuerdos(comprometido.acuerdos)}: {formatNumber(comprometido.total)} consultas al día {total}.
      </p>
      <ButtonLink variant="secondary" icon={<SlidersHorizontal size={18} />} to={toPolitica(versionId)}>
        {editar.allowed ? 'Fijar las condiciones' : 'Ver las condiciones'}
      </ButtonLink>
    </Card>
  );
};

/** What the acuerdos show in the private page of a servicio. */
export const servicioPanels: readonly ServicioPanel[] = [{ order: 8, Panel: CondicionesDeVersion }];
