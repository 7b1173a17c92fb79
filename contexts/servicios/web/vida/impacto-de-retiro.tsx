import { ImpactoCard } from './impacto-card.tsx';
import { useImpacto } from './use-vida.ts';

interface ImpactoDeRetiroProps {
  readonly versionId: number;
  /** What takes its place; null where nothing does. */
  readonly sucesoraId: number | null;
}

/** Whom the end of a version breaks, where that other one takes its place. */
export function ImpactoDeRetiro({ versionId, sucesoraId }: ImpactoDeRetiroProps) {
  return <ImpactoCard impacto={useImpacto(versionId, sucesoraId)} />;
}
