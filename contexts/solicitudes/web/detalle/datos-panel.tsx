import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatNumber } from '@marco/web-kit/format';
import type { Solicitud } from '../../contract/index.ts';
import { PERIODICIDAD, SINCRONIA, TIPO_INTERCAMBIO } from '../../contract/terms.ts';

/** What the entity says of the servicio. */
export function DatosPanel({ solicitud }: { readonly solicitud: Solicitud }) {
  const { servicioNombre, servicioDescripcion, objetivo, tipoIntercambio, sincronia, dominio } = solicitud;
  const { periodicidad, volumenEstimado } = solicitud;
  return (
    <Card title="Datos del servicio">
      <FactSheet>
        <Fact name="Servicio" wide>
          {servicioNombre}
        </Fact>
        <Fact name="Descripción" wide>
          {servicioDescripcion}
        </Fact>
        <Fact name="Objetivo" wide>
          {objetivo}
        </Fact>
        <Fact name="Tipo de intercambio">{tipoIntercambio && TIPO_INTERCAMBIO[tipoIntercambio]}</Fact>
        <Fact name="Sincronía">{sincronia && SINCRONIA[sincronia]}</Fact>
        <Fact name="Dominio">{dominio}</Fact>
        <Fact name="Periodicidad">{periodicidad && PERIODICIDAD[periodicidad]}</Fact>
        <Fact name="Mensajes al mes">{volumenEstimado === null ? null : formatNumber(volumenEstimado)}</Fact>
      </FactSheet>
    </Card>
  );
}
