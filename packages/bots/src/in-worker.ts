/** The entry of a worker. */
import { serve } from './serve.js';

serve();
