import { expose } from 'comlink';
import type { SimilarityService } from '../../contract/similarity-service.ts';
import { holdLock } from '../hold-lock.ts';
import { canvasDrawing } from './canvas-drawing.ts';
import { createSimilarityService } from './similarity-service.ts';

const service = createSimilarityService(canvasDrawing);
const alive = holdLock(self.name);

expose({
  async compare(...question) {
    await alive;
    return service.compare(...question);
  },
} satisfies SimilarityService);
