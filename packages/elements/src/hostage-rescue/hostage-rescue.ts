export * from '../games/hostage-rescue.js';
