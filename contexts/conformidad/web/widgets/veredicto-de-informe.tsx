import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Problemas } from '../informes/problemas.tsx';
import { useInforme } from '../informes/use-informe.ts';
import { VeredictoCard } from '../informes/veredicto-card.tsx';

/** What a kept report says: verdict, index and score, and what is to be mended. */
export function VeredictoDeInforme({ informeId }: { readonly informeId: string }) {
  return (
    <LoadBlock query={useInforme(informeId)} subject="el informe del banco">
      {(informe) => (
        <CardStack>
          <VeredictoCard informe={informe} />
          <Problemas key={informe.id} comprobaciones={informe.comprobaciones} />
        </CardStack>
      )}
    </LoadBlock>
  );
}
