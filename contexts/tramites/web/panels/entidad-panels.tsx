import type { EntidadPanel, EntidadPanelProps } from '@marco/entidades/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { LoadBlock } from '@marco/web-kit/load-block';
import { ReadingPart } from '@marco/web-kit/reading-page';
import { ReadingBody, useReportedTotal } from '@marco/web-kit/reading-sections';
import { toPapelesDeEntidad } from '../../contract/tramites.paths.ts';
import { presentCuenta } from '../../rules/mapa/frase-cuenta.ts';
import { AhorroEnUnAnio, TITULO_AHORRO } from '../ahorro/ahorro-card.tsx';
import { usePapeles } from '../mapa/use-mapa.ts';

/** What the once-only map says of an entidad. */
function PapelesDeEntidad({ entidadId, onTotal }: EntidadPanelProps) {
  const papeles = usePapeles({ entidadId: String(entidadId), pagina: 1, tamano: 1, veredicto: null });
  useReportedTotal(onTotal, papeles.error ? 0 : papeles.data && (papeles.data.total || null));
  return (
    <LoadBlock query={papeles} subject="los papeles que pide la entidad">
      {({ cuenta, ahorro }) => (
        <>
          <ReadingBody>
            <p>{presentCuenta(cuenta)}.</p>
            <ButtonLink size="small" variant="neutral" to={toPapelesDeEntidad(entidadId)}>
              Ver los papeles
            </ButtonLink>
          </ReadingBody>
          <ReadingPart title={TITULO_AHORRO}>
            <ReadingBody>
              <AhorroEnUnAnio ahorro={ahorro} de="sus trámites" />
            </ReadingBody>
          </ReadingPart>
        </>
      )}
    </LoadBlock>
  );
}

/** Papers an entidad asks for, in its detail. */
export const entidadPanels: readonly EntidadPanel[] = [
  { id: 'papeles', label: 'Papeles que pide', order: 40, Panel: PapelesDeEntidad },
];
