"""Metrics for the server's operator, which name no table, person or card.

Each process of a site counts separately, and Prometheus adds the numbers up.
"""

from prometheus_client import CollectorRegistry, Counter, Gauge, GCCollector, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
_SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 8.0)
_LONG = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

DECISIONS = Counter(
    "quarterdeck_decisions", "Decisions stored, by game and who made them.", ["game", "by"], registry=REGISTRY
)
REFUSALS = Counter(
    "quarterdeck_refusals", "Messages at tables that changed nothing, by code.", ["code"], registry=REGISTRY
)
ANSWERS = Counter("quarterdeck_http_answers", "HTTP answers, by status.", ["status"], registry=REGISTRY)
CLOSED = Counter("quarterdeck_sockets_closed", "Sockets that the server closed, by code.", ["code"], registry=REGISTRY)
TURNED_AWAY = Counter("quarterdeck_connections_refused", "Connections that were too many.", registry=REGISTRY)
DECIDING = Histogram(
    "quarterdeck_deciding_seconds",
    "From a person's decision until it is stored and told.",
    registry=REGISTRY,
    buckets=_SHORT,
)
STORING = Histogram("quarterdeck_storing_seconds", "A transaction that writes.", registry=REGISTRY, buckets=_SHORT)
THINKING = Histogram("quarterdeck_bot_thinking_seconds", "A bot's thought.", registry=REGISTRY, buckets=_LONG)
IN_LINE = Histogram("quarterdeck_bot_waiting_seconds", "Until a bot may think.", registry=REGISTRY, buckets=_LONG)
LATE = Histogram("quarterdeck_loop_delay_seconds", "How late the event loop is.", registry=REGISTRY, buckets=_SHORT)
TASKS = Gauge("quarterdeck_tasks", "Tasks of the event loop.", registry=REGISTRY)
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)
