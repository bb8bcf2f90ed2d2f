// A trick game for four of the shape of Seas of Strife, on boardgame.io's own server: in memory, as it comes.
// Prints the port it listens on.
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const SUITS = 4, RANKS = 15, PLAYERS = 4, ROUNDS = 4;
const suitOf = (card) => Math.floor(card / RANKS);

function deal(G, random) {
  const deck = random.Shuffle([...Array(SUITS * RANKS).keys()]);
  const size = deck.length / PLAYERS;
  G.hands = Array.from({ length: PLAYERS }, (_, seat) => deck.slice(seat * size, (seat + 1) * size).sort((a, b) => a - b));
}

function legalCards(G, seat) {
  const hand = G.hands[seat];
  if (G.trick.length === 0) return hand;
  const following = hand.filter((card) => suitOf(card) === suitOf(G.trick[0].card));
  return following.length > 0 ? following : hand;
}

function endTrick(G, random) {
  const led = suitOf(G.trick[0].card);
  const winner = G.trick.filter(({ card }) => suitOf(card) === led).reduce((a, b) => (b.card > a.card ? b : a));
  G.points[winner.seat] += 1;
  G.next = winner.seat;
  G.trick = [];
  if (G.hands.every((hand) => hand.length === 0)) {
    G.round += 1;
    if (G.round < ROUNDS) deal(G, random);
  }
}

function play({ G, playerID, random }, card) {
  const seat = Number(playerID);
  if (!legalCards(G, seat).includes(card)) return INVALID_MOVE;
  G.hands[seat] = G.hands[seat].filter((other) => other !== card);
  G.trick.push({ seat, card });
  G.next = (seat + 1) % PLAYERS;
  if (G.trick.length === PLAYERS) endTrick(G, random);
}

const game = {
  name: 'tricks',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,
  setup: ({ random }) => {
    const G = { trick: [], points: Array(PLAYERS).fill(0), round: 0, next: 0 };
    deal(G, random);
    return G;
  },
  playerView: ({ G, ctx, playerID }) => {
    const { hands, ...open } = G;
    const seat = playerID === null ? -1 : Number(playerID);
    const legal = playerID === ctx.currentPlayer && ctx.gameover === undefined ? legalCards(G, seat) : [];
    return { ...open, hand: hands[seat] ?? [], sizes: hands.map((hand) => hand.length), legal };
  },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
  moves: { play: { move: play, client: false } },
  endIf: ({ G }) => (G.round === ROUNDS ? { points: G.points } : undefined),
};

const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
server.run({ port: 0, lobbyConfig: {} }).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
